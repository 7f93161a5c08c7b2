import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findCommand, findProcessIdentity } from "../processes/process-identity.ts";

/** The server process of a cluster, as its lock file describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

/** Reads postmaster.pid. Returns undefined if the process has ended, even if its id was reused. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  if (!isServerOf(cluster, pid)) return undefined;
  // The eighth line is the state, which pg_ctl also reads; the fourth line is the port.
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

/**
 * Removes the lock files of the cluster and its sockets if their server has ended.
 * PostgreSQL refuses to start if the recorded process id now belongs to another process of the same user, as
 * can happen after a container restart.
 */
export function removeStaleLocks(cluster: string): void {
  if (findPostmaster(cluster)) return;
  rmSync(join(cluster, "postmaster.pid"), { force: true });
  const folder = dirname(cluster);
  for (const name of readdirSync(folder)) if (SOCKET_LOCK.test(name)) rmSync(join(folder, name));
}

const SOCKET_LOCK = /^\.s\.PGSQL\.\d+\.lock$/;

function isServerOf(cluster: string, pid: number): boolean {
  return findProcessIdentity(pid) !== undefined && findCommand(pid).includes(cluster);
}

const gentleMs = 10_000;
const urgentMs = 5_000;

/** Stops the server in steps: fast (open transactions are rolled back), then immediate, then by force. */
export async function stopPostmaster(pid: number): Promise<void> {
  const identity = findProcessIdentity(pid);
  if (!identity) return;
  for (const [signal, timeoutMs] of [
    ["SIGINT", gentleMs],
    ["SIGQUIT", urgentMs],
    ["SIGKILL", urgentMs],
  ] as const) {
    if (findProcessIdentity(pid) !== identity) return;
    process.kill(pid, signal);
    await waitUntilGone(pid, identity, timeoutMs);
  }
}

async function waitUntilGone(pid: number, identity: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (findProcessIdentity(pid) === identity && Date.now() < deadline) await pause(20);
}
