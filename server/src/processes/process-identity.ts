import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * What tells this run of a process from any other that gets the same id: when it started after the machine did.
 * Undefined when there is no such process, or only its zombie. Ids are reused soon inside containers. The boot's own id
 * is no part of it: a container lays its own over the kernel's, and a sandboxed service beside it sees the kernel's.
 */
export function findProcessIdentity(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command's name stands in parentheses and may hold spaces; the state comes first after it.
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

/** The command line of a process; empty when there is none. */
export function findCommand(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    // Gone between two looks.
    return "";
  }
}
