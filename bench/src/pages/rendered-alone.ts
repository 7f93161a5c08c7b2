/**
 * Measures React without the shop's components and data: `renderToPipeableStream` of the same element tree.
 */
import { Worker } from "node:worker_threads";
import { once } from "node:events";

interface Rendered {
  /** CPU time of one rendering after a warm-up, in milliseconds. */
  cpuMs: number;
  /** Size of the output in bytes. */
  bytes: number;
}

/** Renders the elements of a page repeatedly, in a thread that loads only React's production build. */
export async function renderAlone(html: string, seconds: number): Promise<Rendered> {
  const worker = new Worker(new URL("rendering-thread.ts", import.meta.url), {
    workerData: { html, seconds },
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    const [rendered] = (await once(worker, "message")) as [Rendered];
    return rendered;
  } finally {
    await worker.terminate();
  }
}
