/**
 * Does many things of one kind one after another, a little later, instead of each where it comes up: their code and data
 * stay in the processor's caches. Under load this saves a tenth of a move; where little goes on, later is at once. `each` must not throw.
 */
export function together<A, B>(each: (a: A, b: B) => void, later: (job: () => void) => void): (a: A, b: B) => void {
  let first: A[] = [];
  let second: B[] = [];
  function all(): void {
    const [as, bs] = [first, second];
    first = [];
    second = [];
    for (let i = 0; i < as.length; i++) each(as[i]!, bs[i]!);
  }
  return (a, b) => {
    second.push(b);
    if (first.push(a) === 1) later(all);
  };
}
