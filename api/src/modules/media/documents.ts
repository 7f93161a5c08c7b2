/** PDFs as they are kept: without what their program noted of its owner, and without what would run when they open. */
import { Worker } from "node:worker_threads";

const SECONDS = 20;
const MOST_MEGABYTES = 512;

/**
 * The PDF without its notes and scripts. As it came where it is signed, as the signature holds for its bytes alone, where it
 * is encrypted, or where reading it takes too long or too much: viewers open more than can be written anew.
 */
export function rewritePdf(file: Uint8Array): Promise<Buffer> {
  const came = Buffer.from(file);
  if (came.includes("/ByteRange") || came.includes("/Encrypt")) return Promise.resolve(came);
  return new Promise((resolve) => {
    const worker = new Worker(new URL("pdf-worker.ts", import.meta.url), {
      workerData: came,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const end = (kept: Uint8Array | undefined): void => {
      clearTimeout(patience);
      void worker.terminate();
      resolve(kept ? Buffer.from(kept) : came);
    };
    const patience = setTimeout(() => end(undefined), SECONDS * 1_000);
    worker.once("message", end);
    worker.once("error", () => end(undefined));
  });
}
