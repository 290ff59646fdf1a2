/** Cuts a stream into lines without ever holding more than `limit` characters of one. */
export async function* linesOf(
  chunks: AsyncIterable<string>,
  limit: number,
): AsyncGenerator<{ line: string } | { tooLong: true }> {
  let held = '';
  let skipping = false;
  for await (const chunk of chunks) {
    const parts = chunk.split('\n');
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]!;
      if (!skipping) held += part;
      if (held.length > limit) {
        held = '';
        skipping = true;
        yield { tooLong: true };
      }
      if (i < parts.length - 1) {
        if (!skipping && held.trim() !== '') yield { line: held };
        held = '';
        skipping = false;
      }
    }
  }
  if (!skipping && held.trim() !== '') yield { line: held };
}
