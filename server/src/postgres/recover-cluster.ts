/** Recovers a copy of a database folder to a given moment by replaying its log. */
import { spawn } from "node:child_process";
import { closeSync, readFileSync, writeFileSync } from "node:fs";
import { chown } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../processes/free-port.ts";
import { plainEnvironment } from "./cluster.ts";
import type { DatabaseHome } from "./database-home.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { lastLines, openServerLog } from "./server-log.ts";
import { serverOptions } from "./server-options.ts";

export interface Recovery {
  dataDir: string;
  home: DatabaseHome;
  binaries: string;
  cluster: string;
  segments: string;
  /** The moment to recover to; undefined for the end of the log. */
  until: Date | undefined;
  /** For tests: faster, but data does not survive a power failure. */
  fast?: boolean | undefined;
}

/** Thrown if the log ends earlier than requested. The message is the time of its last transaction, if any. */
export class LogEndsEarlier extends Error {}

/**
 * Replays the log and stops the server. Throws LogEndsEarlier, or the last lines of PostgreSQL's log.
 * Returns when the last replayed transaction was committed, in PostgreSQL's own format; undefined without
 * any.
 */
export async function recoverCluster(recovery: Recovery): Promise<string | undefined> {
  const { dataDir, home, cluster, binaries } = recovery;
  const signal = join(cluster, "recovery.signal");
  writeFileSync(signal, "", { mode: 0o600 });
  if (home.user) await chown(signal, home.user.uid, home.user.gid);
  const port = await findFreePort("127.0.0.1");
  const usual = {
    host: "127.0.0.1",
    port,
    socketFolder: undefined,
    fast: recovery.fast ?? false,
    name: "curat-restore",
  };
  const log = openServerLog(dataDir);
  const before = readFileSync(join(dataDir, "postgres.log")).length;
  const server = spawn(
    join(binaries, "bin/postgres"),
    ["-D", cluster, ...serverOptions(usual), ...recoveryOptions(recovery)],
    { cwd: home.folder, env: plainEnvironment, stdio: ["ignore", log, log], ...home.user },
  );
  closeSync(log);
  const exited = new Promise<void>((resolve, reject) =>
    server.on("error", reject).on("exit", () => resolve()),
  );
  const isOver = (): boolean => server.exitCode !== null || server.signalCode !== null;
  // No timeout, because replaying a day of a busy shop takes minutes.
  while (!isOver() && !findPostmaster(cluster)?.isReady) await pause(50);
  const isRecovered = !isOver();
  if (isRecovered && server.pid !== undefined) await stopPostmaster(server.pid);
  await exited;
  const logText = readFileSync(join(dataDir, "postgres.log"), "utf8").slice(before);
  const last = /last completed transaction was at log time (.*)/.exec(logText)?.[1];
  if (isRecovered) return last;
  if (/recovery ended before configured recovery target was reached|WAL ends before end of/.test(logText))
    throw new LogEndsEarlier(last);
  throw new Error(`The log could not be replayed:\n${lastLines(dataDir)}`);
}

function recoveryOptions({ segments, until }: Recovery): string[] {
  const options = {
    // gzip exists on every system that can run the shop. PostgreSQL replaces the placeholders.
    restore_command: `test -f "${segments}/%f.gz" && gzip -dc "${segments}/%f.gz" > "%p"`,
    recovery_target_timeline: "current",
    recovery_target_action: "promote",
    ...(until && { recovery_target_time: until.toISOString().replace("Z", "+00") }),
    hot_standby: "off",
  };
  return Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
