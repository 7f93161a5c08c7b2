/** What React alone takes for a page: `renderToPipeableStream` of the same tree of elements, with no component and no data. */
import { Worker } from "node:worker_threads";
import { once } from "node:events";

interface Rendered {
  /** CPU time of one rendering, in a warm thread. */
  cpuMs: number;
  /** Bytes of what came out. */
  bytes: number;
}

/** Renders the elements of this page over and over, in a thread that knows React's production build alone. */
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
