import { Worker } from "node:worker_threads";
import { once } from "node:events";

interface Rendered {
  /** Milliseconds of one rendering after a warm-up. */
  cpuMs: number;
  bytes: number;
}

/** Renders a page's elements repeatedly, in a thread that loads only React's production build. */
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
