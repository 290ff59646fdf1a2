/** What a measured server tells the one who measures, and when. */
export interface Stats {
  /** Microseconds of CPU so far, all threads. */
  readonly cpu: number;
  /** Bytes in use after a collection. */
  readonly heap: number;
}

export type Said = { readonly port: number } | Stats;

/** Says where the server listens, then gives figures whenever asked. */
export function ready(port: number): void {
  process.on('message', (asked: 'cpu' | 'heap') => {
    if (asked === 'heap') for (let i = 0; i < 3; i++) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send!({ cpu: user + system, heap: process.memoryUsage().heapUsed } satisfies Stats);
  });
  process.on('disconnect', () => process.exit(0));
  process.send!({ port } satisfies Said);
}
