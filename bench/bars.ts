/** Prints figures and keeps the bars: a missed one makes the program fail. */
export function expectAtLeast(name: string, value: number, bar: number): void {
  report(name, value, bar, value >= bar, 'at least');
}

export function expectAtMost(name: string, value: number, bar: number): void {
  report(name, value, bar, value <= bar, 'at most');
}

export const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

function report(name: string, value: number, bar: number, ok: boolean, relation: string): void {
  console.log(`  ${ok ? 'ok    ' : 'MISSED'} ${name}: ${figure(value)} (${relation} ${figure(bar)})`);
  if (!ok) process.exitCode = 1;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Microseconds of CPU that an action takes: what else the machine does counts less than by the clock. */
export function cpuOf(action: () => void): number {
  const from = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(from);
  return user + system;
}
