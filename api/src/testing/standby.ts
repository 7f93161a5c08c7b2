import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmod, chown, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { aFreePort } from "./free-port.ts";
import { withServer } from "./template-database.ts";

export interface Standby {
  of(databaseUrl: string): string;
  /** Pauses replay, so that the replica lags. */
  stopReplaying(): Promise<void>;
  replayOn(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

interface Server {
  cluster: string;
  program: string;
  connections: string;
}

/** Starts a replica of the server with this URL. The server must run on this machine. */
export async function startStandby(serverUrl: string): Promise<Standby> {
  const folder = await mkdtemp(join(tmpdir(), "curat-standby-"));
  const cluster = join(folder, "cluster");
  const port = await aFreePort();
  const { program, connections, owner } = await copyOf(serverUrl, cluster);
  if (process.getuid?.() === 0) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  const url = new URL(serverUrl);
  const requested = [
    `host=${decodeURIComponent(url.hostname)} port=${url.port}`,
    `user=${url.username} password=${decodeURIComponent(url.password)}`,
  ].join(" ");
  await writeFile(join(cluster, "postgresql.auto.conf"), `primary_conninfo = '${requested}'\n`);
  await writeFile(join(cluster, "standby.signal"), "");
  const options = {
    port,
    max_connections: connections,
    unix_socket_directories: "",
    listen_addresses: "127.0.0.1",
    fsync: "off",
  };
  const settings = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const identity = process.getuid?.() === 0 ? owner : {};
  let running: ChildProcess | undefined;
  const of = (databaseUrl: string): string => {
    const proxied = new URL(databaseUrl);
    [proxied.hostname, proxied.port] = ["127.0.0.1", String(port)];
    return proxied.href;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running?.once("exit", resolve));
    running.kill(signal);
    await ended;
  };
  const start = async (): Promise<void> => {
    await rm(join(cluster, "postmaster.pid"), { force: true });
    const launch = (): void => {
      running = spawn(program, ["-D", cluster, ...settings], { ...identity, stdio: "ignore" });
    };
    launch();
    await whenUp(of(serverUrl), () => {
      // Child processes of a killed server keep its shared memory a moment longer.
      if (running?.exitCode !== null) launch();
    });
  };
  await start();
  return {
    of,
    start,
    kill: () => end("SIGKILL"),
    stopReplaying: () => runQuery(of(serverUrl), "select pg_wal_replay_pause()"),
    replayOn: () => runQuery(of(serverUrl), "select pg_wal_replay_resume()"),
    close: async () => {
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Copies a running server's files and the log written in the meantime. */
async function copyOf(
  serverUrl: string,
  cluster: string,
): Promise<Omit<Server, "cluster"> & { owner: { uid: number; gid: number } }> {
  return withServer(serverUrl, async (client) => {
    const { rows } = await client.query<Server>(`
      select current_setting('data_directory') as cluster, current_setting('max_connections') as connections,
        (select setting || '/postgres' from pg_config where name = 'BINDIR') as program`);
    const [server] = rows;
    if (!server) throw new Error("PostgreSQL does not report its folder.");
    await client.query("select pg_backup_start('standby', fast := true)");
    execFileSync("cp", ["-a", server.cluster, cluster]);
    const { rows: stopped } = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop()",
    );
    await writeFile(join(cluster, "backup_label"), stopped[0]?.labelfile ?? "");
    await rm(join(cluster, "postmaster.pid"), { force: true });
    const { uid, gid } = await stat(server.cluster);
    if (process.getuid?.() === 0) await chown(join(cluster, "backup_label"), uid, gid);
    return { ...server, owner: { uid, gid } };
  });
}

async function runQuery(url: string, statement: string): Promise<void> {
  await withServer(url, (client) => client.query(statement));
}

async function whenUp(url: string, onRefused: () => void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await runQuery(url, "select 1");
    } catch (cause) {
      if (tries === 200) throw new Error("The replica does not respond.", { cause });
      onRefused();
      await pause(200);
    }
  }
}
