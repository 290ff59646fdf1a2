import type { Forecast } from '../../words/view.ts';
import type { BoardText } from '../text/board-text.ts';

/** What a play brings, in a line: `beats 7; leaves 9 cards`. */
export function noteOf(forecast: Forecast, text: BoardText): string {
  const { beats, ends, gain, left, place, breaks } = forecast;
  return [
    ...(beats ? [text.beats(beats.rank)] : []),
    ...(ends && gain?.['cards'] ? [text.takes(gain['cards'], gain['bonus'] ?? 0)] : []),
    place === undefined ? text.leaves(left) : text.goesOut(place),
    ...(breaks ? [text.breaksShort] : []),
  ].join('; ');
}
