import type { Components } from './components.ts';

/** A pack as an owner might write it: five kinds, three rounds. */
export const otherPack: Components = {
  kinds: [
    { name: 'herring', count: 5 },
    { name: 'beer', count: 4 },
    { name: 'wool', count: 6 },
    { name: 'tea', count: 5 },
    { name: 'furs', count: 4 },
  ],
  rounds: 3,
};
