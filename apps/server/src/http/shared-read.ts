import type { Socket } from 'node:net';

/** What Node has below a socket. It promises none of this, so it is looked for before it is used. */
interface Handle {
  reading: boolean;
  readonly bytesRead: number;
  onread(this: unknown, chunk: unknown): unknown;
  useUserBuffer(place: Uint8Array): void;
  readStop(): void;
}

function handleOf(line: Socket): Handle | undefined {
  const { _handle: handle } = line as unknown as { _handle?: Partial<Handle> | null };
  const isKnown =
    typeof handle?.onread === 'function' &&
    typeof handle.useUserBuffer === 'function' &&
    typeof handle.bytesRead === 'number';
  return isKnown ? (handle as Handle) : undefined;
}

const place = Buffer.allocUnsafe(1 << 16);

/**
 * Gives `read` all that comes on a line, in a place that all lines share: who wants to keep a chunk copies it. Node reads each into 64 kB of
 * its own, gives most of them back and leaves the rest to be collected, for a message of a hundred bytes; it knows the better way
 * (`onread`), but offers it to sockets that connect and not to those that are accepted. Where its inside is another one, chunks come as they always did.
 */
export function readShared(line: Socket, read: (chunk: Buffer) => void): void {
  line.on('data', read);
  const handle = handleOf(line);
  if (!handle) return;
  const usual = handle.onread;
  let known = handle.bytesRead;
  handle.useUserBuffer(place);
  handle.onread = function (chunk) {
    const length = handle.bytesRead - known;
    known += length;
    // Ends and errors.
    if (length === 0 || line.destroyed) return usual.call(this, chunk);
    const came = place.subarray(0, length);
    if (line.readableFlowing) return read(came);
    // It waits in the line.
    if (!line.push(Buffer.from(came))) {
      handle.reading = false;
      handle.readStop();
    }
  };
}
