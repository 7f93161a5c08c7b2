import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { WORKER_ENVIRONMENT, WORKER_FLAGS } from "../../../server/src/worker-flags.ts";
import { type ProcessSettings, settingsForChild } from "../../../server/src/process-settings.ts";

const main = fileURLToPath(new URL("../../../server/src/worker.ts", import.meta.url));
const TICKS_A_SECOND = 100;

export interface MeasuredProcess {
  begin(): Promise<void>;
  /** Peak memory since `begin`, in megabytes. */
  peakMegabytes(): Promise<number>;
  cpuSeconds(): Promise<number>;
}

/** Starts the worker with the shop's settings. */
export function startWorkerProcess(settings: ProcessSettings): MeasuredProcess & { stop(): Promise<void> } {
  const env = { ...WORKER_ENVIRONMENT, ...process.env, ...settingsForChild(settings) };
  const child = spawn(process.execPath, [...WORKER_FLAGS, main], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env,
  });
  const ended = once(child, "exit");
  const { pid } = child;
  if (pid === undefined) throw new Error("The worker did not start.");
  return {
    ...measured(pid),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Measures a process on this machine; works only on Linux. */
export function measured(pid: number): MeasuredProcess {
  return {
    begin: () => writeFile(`/proc/${pid}/clear_refs`, "5"),
    peakMegabytes: async () => {
      const status = await readFile(`/proc/${pid}/status`, "utf8");
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
    },
    cpuSeconds: async () => {
      const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
    },
  };
}
