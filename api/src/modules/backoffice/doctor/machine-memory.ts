import { readFile } from "node:fs/promises";
import { freemem, totalmem } from "node:os";
import { join } from "node:path";
import type { MachineMemory } from "./doctor.rules.ts";

const CGROUPS = "/sys/fs/cgroup";

/** Returns the memory of the machine or of this process's control group, whichever has less available. */
export async function machineMemory(): Promise<MachineMemory> {
  const machine = { available: freemem(), total: totalmem() };
  const group = await groupMemory().catch(() => undefined);
  return group && group.available < machine.available ? group : machine;
}

/** Returns a control group's memory; undefined without a limit. Throws on systems without control groups. */
export async function groupMemory(
  root = CGROUPS,
  membership = "/proc/self/cgroup",
): Promise<MachineMemory | undefined> {
  const path = /^0::(.*)$/m.exec(await readFile(membership, "utf8"))?.[1] ?? "/";
  const read = (file: string) => readFile(join(root, path, file), "utf8");
  const total = Number(await read("memory.max"));
  if (Number.isNaN(total)) return undefined;
  // Cached files count as available, because the kernel drops them before it kills a process.
  const cached = Number(/^inactive_file (\d+)$/m.exec(await read("memory.stat"))?.[1] ?? 0);
  return { available: total - Number(await read("memory.current")) + cached, total };
}
