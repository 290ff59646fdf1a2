export type { BoardProps, Desk, GameUI } from './game-ui.ts';
export { default as Choices } from './kit/Choices.svelte';
export { grouped, type Choice, type ChoiceGroup } from './kit/choice.ts';
export { default as FlightStage } from './kit/FlightStage.svelte';
export { default as GuardedButton } from './kit/GuardedButton.svelte';
export { default as Live } from './kit/Live.svelte';
export { default as Log } from './kit/Log.svelte';
export { default as PhraseText } from './kit/PhraseText.svelte';
export type { PlayerRow } from './kit/player.ts';
export { default as Players } from './kit/Players.svelte';
export { colourOf, shapeOf } from './kit/seat.ts';
export { default as SeatMark } from './kit/SeatMark.svelte';
export { default as Sheet } from './kit/Sheet.svelte';
export {
  back,
  choose,
  click,
  CONFIRMS,
  type Confirm,
  type Deciding,
  type Offer,
  UNDECIDED,
  waits,
} from './logic/decision.ts';
export { type Flight, type FlightShot, type Place } from './logic/flight.ts';
export { DEAD_MS, guardOf, heed, takesClicks, type Guard } from './logic/guard.ts';
export { clicked, picking, targetsOf, type Path, type PathOf, type Picking, type Target } from './logic/picker.ts';
export { projector, type Projector, type Scene, type Shot, type Stage } from './logic/projector.ts';
