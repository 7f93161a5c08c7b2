import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isPortFree } from "../../../server/src/processes/free-port.ts";

/** BENCH_PORT lets two benchmarks run at the same time. */
export const PORT = Number(process.env.BENCH_PORT ?? 24_217);
const main = fileURLToPath(new URL("../../../server/src/main.ts", import.meta.url));
const pagesDataDir = fileURLToPath(new URL("../../../.cache/bench", import.meta.url));

export interface MeasuredShop {
  url: string;
  /** CPU seconds that the web process has used so far. */
  cpuSeconds(): Promise<number>;
  memoryBytes(): Promise<number>;
}
export interface BenchShop extends MeasuredShop {
  stop(): Promise<void>;
}

/** Starts the demo shop, by default with one web process and a reusable data folder. */
export async function startBenchShop({
  dataDir = pagesDataDir,
  port = PORT,
  settings = {},
}: { dataDir?: string; port?: number; settings?: Record<string, string> } = {}): Promise<BenchShop> {
  // Otherwise a different server on that port would be measured.
  if (!(await isPortFree("127.0.0.1", port)))
    throw new Error(`Port ${port} is in use, possibly by another benchmark.`);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    WEB_PROCESSES: "1",
    DEMO_PRODUCTS: "1200",
    ...settings,
  };
  const shop = spawn(process.execPath, [main], { stdio: ["ignore", "ignore", "inherit"], env });
  const ended = once(shop, "exit");
  for (let attempt = 0; attempt < 1_500 && shop.exitCode === null; attempt++) {
    const isUp = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { ...measuredShop(url), stop };
    await pause(200);
  }
  shop.kill("SIGTERM");
  throw new Error("The measured shop did not start.");

  async function stop(): Promise<void> {
    shop.kill("SIGTERM");
    await ended;
  }
}

export function measuredShop(url: string): MeasuredShop {
  const reported = async (name: string): Promise<number> =>
    sumOfWeb(await (await fetch(`${url}/metrics`)).text(), name);
  return {
    url,
    cpuSeconds: () => reported("process_cpu_seconds_total"),
    memoryBytes: () => reported("process_resident_memory_bytes"),
  };
}

/** Adds up a metric of all web processes; throws if it is missing. */
export function sumOfWeb(metrics: string, name: string): number {
  const figures = [...metrics.matchAll(new RegExp(`^${name}\\{process="web-\\d+"\\} ([\\d.e+-]+)$`, "gm"))];
  if (figures.length === 0) throw new Error(`The shop does not report its ${name}.`);
  return figures.reduce((sum, [, figure]) => sum + Number(figure), 0);
}
