const WIDTH = 30;
const FIRST_MS = 1000;
const STEP_MS = 100;

/** A bar on the terminal for work that takes longer than a second; silent elsewhere. */
export function progress(total: number, output: NodeJS.WriteStream = process.stderr): (done: number) => void {
  if (!output.isTTY) return () => {};
  const began = performance.now();
  let shownAt = 0;
  return done => {
    const now = performance.now();
    if (now - began < FIRST_MS || (now - shownAt < STEP_MS && done < total)) return;
    shownAt = now;
    const filled = Math.round((done / total) * WIDTH);
    output.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}${done === total ? '\n' : ''}`);
  };
}
