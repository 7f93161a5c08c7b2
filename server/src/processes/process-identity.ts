import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Returns the start time of a process, which distinguishes processes that have had the same id.
 * Undefined if there is no such process or only its zombie. In containers, ids are soon reused.
 * The boot id is left out, because a container may see another one than a service on the same machine.
 */
export function findProcessIdentity(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command's name is in parentheses and may contain spaces. The first field after it is the state.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const startedAtTick = fields[19];
    return fields[0] === "Z" ? undefined : startedAtTick;
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): string | undefined {
  try {
    const line = execFileSync("ps", ["-o", "state=,lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return line.startsWith("Z") ? undefined : line.replace(/^\S+\s+/, "");
  } catch {
    return undefined;
  }
}

/** Returns the command line of a process; empty if there is none. */
export function findCommand(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
