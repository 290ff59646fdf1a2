import { broken, sameData } from './broken.ts';
import { type AnyState, nameOf, type Run, viewersOf } from './help.ts';

/** Who gets what all see and their own beside it sees all of their view, and nobody has anything of their own in what all see. */
export function checkOwn(run: Run, state: AnyState): void {
  const { game } = run;
  if (!game.own) return;
  const common = game.view(state, 'public');
  for (const viewer of viewersOf(run)) {
    if (viewer === 'public') continue;
    const own = game.own(state, viewer);
    const twice = Object.keys(own).find(name => name in common);
    if (twice !== undefined) broken('own parts add up', `${nameOf(viewer)} has an own ${twice}, but all see one`);
    sameData('own parts add up', `the view of ${nameOf(viewer)}`, game.view(state, viewer), { ...common, ...own });
  }
}
