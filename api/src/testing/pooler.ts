/** Runs PgBouncer in transaction mode in front of the tests' PostgreSQL, configured like deploy/pgbouncer. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { aFreePort } from "./free-port.ts";

const PROGRAM = "/usr/sbin/pgbouncer";
const CONFIGURATION = new URL("../../../deploy/pgbouncer/pgbouncer.ini", import.meta.url);
/** Number of server connections. Fewer than a test's parallel queries, so that queries share connections. */
const SERVERS = 3;

/** False if Debian's package `pgbouncer` is not installed. */
export const hasPooler = existsSync(PROGRAM);

export interface Pooler {
  through(databaseUrl: string): string;
  close(): Promise<void>;
}

/** Starts a pooler for every database of the server with this URL. */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  // The path of a socket folder is percent-encoded in the URL.
  const host = decodeURIComponent(hostname);
  const folder = await mkdtemp(join(tmpdir(), "curat-pooler-"));
  const port = await aFreePort();
  const text = (await readFile(CONFIGURATION, "utf8"))
    .replace("curat = host=127.0.0.1 port=5432 dbname=curat", `* = host=${host} port=${serverPort}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("/etc/pgbouncer/userlist.txt", join(folder, "userlist.txt"))
    .replace("default_pool_size = 20", `default_pool_size = ${SERVERS}`);
  await writeFile(join(folder, "userlist.txt"), `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(join(folder, "pgbouncer.ini"), text);
  await chmod(folder, 0o755);
  // PgBouncer refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const running = spawn(PROGRAM, [...asUser, join(folder, "pgbouncer.ini")], { stdio: "ignore" });
  const through = (databaseUrl: string): string => {
    const url = new URL(databaseUrl);
    [url.hostname, url.port] = ["127.0.0.1", String(port)];
    return url.href;
  };
  const close = async (): Promise<void> => {
    const ended = new Promise((resolve) => running.once("exit", resolve));
    // SIGTERM stops PgBouncer at once, even with open connections.
    if (running.exitCode === null && running.kill("SIGTERM")) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await whenUp(through(serverUrl));
  } catch (error) {
    await close();
    throw error;
  }
  return { through, close };
}

async function whenUp(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (tries === 5) throw new Error("PgBouncer does not respond.", { cause });
      await pause(200);
    }
  }
}
