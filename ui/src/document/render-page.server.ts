/** Renders a page in one piece, because streaming later parts would need inline scripts. */
import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

interface Rendering {
  /** Aborted when the client disconnects. Later errors are not logged. */
  signal: AbortSignal;
  /** Parts that are not ready by then show their error or fallback. */
  timeoutMs: number;
  nonce?: string;
}

/** Returns the page as one buffer, because compressors flush once per piece. */
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
      // Renders all finished parts in place, so that they are shown without JavaScript.
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
