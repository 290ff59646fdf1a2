import type { FrameOf, Step } from '@kontor/core';
import { takeFrom } from '@kontor/core';
import { EXTRA_CHIP } from '../../words/data/tables.ts';
import { total } from '../../words/items.ts';
import { chipPasses, OPEN, SUPPLY } from '../lore.ts';
import type { Kogge } from '../state.ts';

export const GROUPS = 4;
const PER_GROUP = 2;

/** [KO-3.1] [KO-3.2] A new round: chips on offer, extra chips, and the plan of what follows. */
export const round: Step<Kogge, FrameOf<Kogge, 'round'>> = {
  run(state, _frame, chance, emit) {
    state.round++;
    for (const chip of state.groups.flat()) {
      state.supply.chips[chip]!++;
      chipPasses(state, chip, OPEN, SUPPLY);
    }
    const dice = chance.at('offer', state.round);
    state.groups = [];
    for (let group = 0; group < GROUPS && total(state.supply.chips) > 0; group++) {
      const chips: number[] = [];
      while (chips.length < PER_GROUP && total(state.supply.chips) > 0) {
        const chip = takeFrom(dice, state.supply.chips);
        chipPasses(state, chip, SUPPLY, OPEN);
        chips.push(chip);
      }
      state.groups.push(chips);
    }
    emit?.({ type: 'supplied', round: state.round, groups: state.groups.map(group => group.slice()), reveals: true });
    const extra = chance.at('extra-chip', state.round);
    for (const seat of state.order)
      for (let n = 0; n < state.players[seat]!.bonuses[EXTRA_CHIP]! && total(state.supply.chips) > 0; n++) {
        const chip = takeFrom(extra, state.supply.chips);
        state.players[seat]!.chips[chip]!++;
        chipPasses(state, chip, SUPPLY, seat, [seat]);
        emit?.({ type: 'drew', seat, secret: { to: [seat], chip }, reveals: true });
      }
    state.bids = [];
    state.stack.push({ type: 'turns', next: 0 }, { type: 'guild' }, { type: 'bidding', next: 0 });
  },
};
