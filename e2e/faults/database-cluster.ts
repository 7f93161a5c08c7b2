/** Three database machines (etcd, Patroni, PostgreSQL) behind HAProxy, set up as in deploy/. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "../../server/src/processes/free-port.ts";
import { requireSystemUser } from "../../server/src/postgres/system-user.ts";

const PROGRAMS = {
  etcd: "/usr/bin/etcd",
  patroni: "/usr/bin/patroni",
  haproxy: "/usr/sbin/haproxy",
  postgres: "/usr/lib/postgresql/15/bin/postgres",
};
const DEPLOY = new URL("../../deploy/", import.meta.url);
const LOOPBACK = "127.0.0.1";
const PASSWORD = "numai-pentru-proba";
const UP_WITHIN_MS = 90_000;

/** Required Debian packages that are not installed. */
export const missingPrograms = Object.entries(PROGRAMS)
  .filter(([, file]) => !existsSync(file))
  .map(([name]) => name);

interface Machine {
  name: string;
  folder: string;
  ports: { client: number; peer: number; rest: number; postgres: number };
  running: ChildProcess[];
}

export interface DatabaseCluster {
  url: string;
  replicaUrl: string;
  /** Undefined while there is no leader. */
  leader(): Promise<string | undefined>;
  /** Number of replicas that stream from the leader. */
  followers(): Promise<number>;
  kill(name: string): Promise<void>;
  start(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the machines. Resolves once the database is writable and both replicas stream from the leader. */
export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const folder = await mkdtemp(join(tmpdir(), "curat-cluster-"));
  // etcd and PostgreSQL refuse to run as root.
  const user = process.getuid?.() === 0 ? requireSystemUser("postgres") : undefined;
  await chmod(folder, 0o755);
  const machines: Machine[] = [];
  for (const name of ["db1", "db2", "db3"]) {
    const ports = { client: await port(), peer: await port(), rest: await port(), postgres: await port() };
    const own = join(folder, name);
    await mkdir(own);
    if (user) await chown(own, user.uid, user.gid);
    machines.push({ name, folder: own, ports, running: [] });
  }
  const text = await readFile(new URL("patroni/patroni.yml", DEPLOY), "utf8");
  await writeFile(join(folder, "patroni.yml"), text);
  const run = (
    program: string,
    args: string[],
    own = folder,
    env: Record<string, string> = {},
  ): ChildProcess =>
    spawn(program, args, {
      ...user,
      cwd: own,
      env: { PATH: process.env.PATH ?? "", LANG: "C.UTF-8", HOME: own, ...env },
      stdio: ["ignore", "ignore", process.env.CURAT_CLUSTER_LOG ? "inherit" : "ignore"],
    });
  const start = async (machine: Machine): Promise<void> => {
    machine.running = [
      run(PROGRAMS.etcd, etcdArguments(machine, machines), machine.folder),
      run(
        PROGRAMS.patroni,
        [join(folder, "patroni.yml")],
        machine.folder,
        patroniEnvironment(machine, machines),
      ),
    ];
  };
  await Promise.all(machines.map(start));
  const [writing, reading] = [await port(), await port()];
  const proxy = await readFile(new URL("haproxy/haproxy.cfg", DEPLOY), "utf8");
  await writeFile(join(folder, "haproxy.cfg"), proxyFor(proxy, machines, { writing, reading }));
  const haproxy = run(PROGRAMS.haproxy, ["-db", "-f", join(folder, "haproxy.cfg")]);
  const at = (where: number, database: string): string =>
    `postgres://postgres:${PASSWORD}@${LOOPBACK}:${where}/${database}`;
  const find = (name: string): Machine => {
    const machine = machines.find((one) => one.name === name);
    if (!machine) throw new Error(`There is no machine ${name}.`);
    return machine;
  };
  const cluster: DatabaseCluster = {
    url: at(writing, "curat"),
    replicaUrl: at(reading, "curat"),
    leader: () => leaderOf(machines),
    followers: async () => {
      const [row] = await runQuery(
        at(writing, "postgres"),
        "select count(*)::integer as count from pg_stat_replication where state = 'streaming'",
      );
      return Number(row?.count ?? 0);
    },
    kill: async (name) => killMachine(find(name)),
    start: async (name) => start(find(name)),
    stop: async () => {
      haproxy.kill("SIGKILL");
      await Promise.all(machines.map(killMachine));
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
  try {
    await until(async () => (await cluster.followers()) === 2);
    await runQuery(at(writing, "postgres"), "create database curat");
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

const usedPorts = new Set<number>();
async function port(): Promise<number> {
  for (;;) {
    const free = await findFreePort(LOOPBACK);
    if (usedPorts.has(free)) continue;
    usedPorts.add(free);
    return free;
  }
}

function etcdArguments(machine: Machine, machines: readonly Machine[]): string[] {
  const [client, peer] = [machine.ports.client, machine.ports.peer].map((one) => `http://${LOOPBACK}:${one}`);
  const all = machines.map(({ name, ports }) => `${name}=http://${LOOPBACK}:${ports.peer}`).join(",");
  // A restarted member finds the other members in its data folder.
  return Object.entries({
    name: machine.name,
    "data-dir": join(machine.folder, "etcd"),
    "listen-client-urls": client,
    "advertise-client-urls": client,
    "listen-peer-urls": peer,
    "initial-advertise-peer-urls": peer,
    "initial-cluster": all,
  }).map(([name, value]) => `--${name}=${value}`);
}

function patroniEnvironment(
  { name, folder, ports }: Machine,
  machines: readonly Machine[],
): Record<string, string> {
  const restAddress = `${LOOPBACK}:${ports.rest}`;
  const postgres = `${LOOPBACK}:${ports.postgres}`;
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: machines.map((one) => `${LOOPBACK}:${one.ports.client}`).join(","),
    PATRONI_RESTAPI_LISTEN: restAddress,
    PATRONI_RESTAPI_CONNECT_ADDRESS: restAddress,
    PATRONI_POSTGRESQL_LISTEN: postgres,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, "data"),
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
  };
}

function proxyFor(
  text: string,
  machines: readonly Machine[],
  ports: { writing: number; reading: number },
): string {
  return machines
    .reduce(
      (changed, { ports: own }, index) =>
        changed.replaceAll(
          `10.0.0.${index + 1}:5432 check port 8008`,
          `${LOOPBACK}:${own.postgres} check port ${own.rest}`,
        ),
      text,
    )
    .replace("127.0.0.1:5000", `${LOOPBACK}:${ports.writing}`)
    .replace("127.0.0.1:5001", `${LOOPBACK}:${ports.reading}`);
}

async function leaderOf(machines: readonly Machine[]): Promise<string | undefined> {
  for (const { name, ports } of machines) {
    const answer = await fetch(`http://${LOOPBACK}:${ports.rest}/primary`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    if (answer?.status === 200) return name;
  }
  return undefined;
}

async function killMachine({ folder, running }: Machine): Promise<void> {
  for (const child of running) child.kill("SIGKILL");
  const [pid] = (await readFile(join(folder, "data/postmaster.pid"), "utf8").catch(() => "")).split("\n");
  try {
    if (pid) process.kill(Number(pid), "SIGKILL");
  } catch {
    // The process had already ended.
  }
}

async function runQuery(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const givesUpAt = Date.now() + UP_WITHIN_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > givesUpAt) throw new Error("The database machines did not start.");
    await pause(500);
  }
}
