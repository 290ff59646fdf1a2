/** One moment of a film: pieces that move, a note that is shown. */
export interface Shot<V = unknown> {
  readonly ms: number;
  /** Stays until somebody closes it: a sheet. No haste skips it. */
  readonly holds?: true;
  /** What the table looks like when the shot is over, if the next shot needs it. */
  after?(view: V): V;
}

/** What one step of the table looks like: its shots over the view before, then the view after. */
export interface Scene<V, S extends Shot<V>> {
  readonly shots: readonly S[];
  readonly view: V;
}

/** Where the film is shown, and how time passes there. */
export interface Stage<V, S extends Shot<V>> {
  show(view: V): void;
  play(shot: S | undefined): void;
  /** Calls back after that time unless it is cancelled. */
  wait(ms: number, then: () => void): () => void;
  /** No motion wanted, or nobody looks. */
  isStill(): boolean;
}

export interface Projector<V, S extends Shot<V>> {
  add(scene: Scene<V, S>): void;
  /** Ends the film: the newest view is shown at once, or the next sheet that wants to be closed. */
  end(): void;
  /** Closes a shot that holds. */
  close(): void;
  /** Forgets the film and shows this view. */
  cut(view: V): void;
  isRunning(): boolean;
}

/** A turn, however many small moves it had, is one film of at most this. */
export const SCENE_MS = 2500;
/** With more film than this waiting the newest view is shown at once. */
export const BACKLOG_MS = 8000;

const lengthOf = (shots: readonly Shot[]): number => shots.reduce((sum, shot) => sum + (shot.holds ? 0 : shot.ms), 0);

function fitted<V, S extends Shot<V>>(scene: Scene<V, S>): Scene<V, S> {
  const length = lengthOf(scene.shots);
  if (length <= SCENE_MS) return scene;
  return { ...scene, shots: scene.shots.map(shot => ({ ...shot, ms: (shot.ms * SCENE_MS) / length })) };
}

/** Shows scenes one after the other. It never holds anybody up: `end` may be called at any time. */
export function projector<V, S extends Shot<V>>(stage: Stage<V, S>, first: V): Projector<V, S> {
  let scenes: Scene<V, S>[] = [];
  let at = 0;
  let shown = first;
  let cancel: (() => void) | undefined;

  const show = (view: V) => {
    shown = view;
    stage.show(view);
  };
  const current = (): S | undefined => scenes[0]?.shots[at];

  /** Past the current shot, or past the scene if that was its last. */
  function advance(): void {
    const shot = current();
    at++;
    if (shot?.after) shown = shot.after(shown);
    while (scenes[0] && at >= scenes[0].shots.length) {
      shown = scenes.shift()!.view;
      at = 0;
    }
  }

  function run(): void {
    cancel?.();
    cancel = undefined;
    const shot = current();
    show(shown);
    stage.play(shot);
    if (shot && !shot.holds) cancel = stage.wait(shot.ms, next);
  }

  function next(): void {
    advance();
    run();
  }

  const skip = () => {
    while (scenes.length > 0 && !current()?.holds) advance();
  };

  const waiting = () => scenes.reduce((sum, { shots }) => sum + lengthOf(shots), 0);

  return {
    isRunning: () => scenes.length > 0,
    end() {
      if (scenes.length === 0 || current()?.holds) return;
      skip();
      run();
    },
    close() {
      if (!current()?.holds) return;
      advance();
      if (stage.isStill()) skip();
      run();
    },
    cut(view) {
      scenes = [];
      at = 0;
      shown = view;
      run();
    },
    add(scene) {
      const isIdle = scenes.length === 0;
      scenes.push(fitted(scene));
      if (isIdle && scene.shots.length === 0) advance();
      const isHurried = !current()?.holds && (stage.isStill() || waiting() > BACKLOG_MS);
      if (isHurried) skip();
      if (isIdle || isHurried) run();
    },
  };
}
