/** A page as bytes, made at once: its loaders have answered, and what came later would need an inline script. */
import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

interface Rendering {
  /** Ends when nobody waits for the page any more; what is wrong from then on is not logged. */
  signal: AbortSignal;
  /** What is not there after so many milliseconds is given up, and shows its error or its waiting form. */
  timeoutMs: number;
  nonce?: string;
}

/**
 * In one piece: a compressor that gets a page in forty of them flushes forty times.
 * Rejects where not even the page's frame could be rendered.
 */
export function renderPage(
  page: ReactElement,
  { signal, timeoutMs, nonce }: Rendering,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const body = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce !== undefined && { nonce }),
      // Finished parts stand in the HTML in their place however large they are: they show without JavaScript.
      progressiveChunkSize: 10_000_000,
      onAllReady: () => void pipe(body),
      onShellError: (error) => {
        end();
        reject(error);
      },
      onError(error) {
        if (!signal.aborted) console.error(error);
      },
    });
    const giveUp = (): void => abort();
    const timer = setTimeout(giveUp, timeoutMs);
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
    };
    signal.addEventListener("abort", giveUp);
    body.once("close", end);
  });
}
