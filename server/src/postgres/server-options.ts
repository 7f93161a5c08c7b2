import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import pg from "pg";
import { role } from "./cluster.ts";

export const maxConnections = 100;

// Settings for a machine with 2 to 4 cores that also runs the shop.
// Operators configure an external server (DATABASE_URL) themselves.
const tuning = {
  max_connections: String(maxConnections),
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  max_wal_size: "1GB",
  wal_compression: "on",
  // Modern disks serve a random read about as fast as a sequential one.
  random_page_cost: "1.1",
  // Pages and searches take milliseconds, so compiling a plan costs more than it saves.
  jit: "off",
  password_encryption: "scram-sha-256",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  log_checkpoints: "off",
};

const carefree = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };

/** At most a minute is lost if the disk fails: this time plus the time to store a segment. */
const ARCHIVE_TIMEOUT_SECONDS = 45;

function archiving(spool: string): Record<string, string> {
  return {
    archive_mode: "on",
    archive_library: "basic_archive",
    "basic_archive.archive_directory": spool,
    archive_timeout: String(ARCHIVE_TIMEOUT_SECONDS),
  };
}

/** Returns the server's command-line options. They override postgresql.conf, which is never changed. */
export function serverOptions(options: {
  host: string;
  port: number;
  /** The folder of the server's socket, in addition to its port; undefined for no socket. */
  socketFolder: string | undefined;
  fast: boolean;
  name: string;
  /** The folder for finished log segments; undefined if the log is not archived. */
  spool?: string | undefined;
}): string[] {
  const settings = {
    ...tuning,
    ...(options.fast ? carefree : {}),
    ...(options.spool === undefined ? {} : archiving(options.spool)),
    listen_addresses: options.host,
    port: String(options.port),
    unix_socket_directories: options.socketFolder === undefined ? "" : `"${options.socketFolder}"`,
    cluster_name: options.name,
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Returns a hash of the binaries and the tuning. Only a running server with the same hash is adopted. */
export function fingerprint(binaries: string, fast: boolean): string {
  const content = JSON.stringify([binaries, tuning, fast]);
  return `curat-${createHash("sha256").update(content).digest("hex").slice(0, 12)}`;
}

/** Returns whether this cluster's server listens at this port and has the options that we would use. */
export async function canAdopt(
  url: string,
  requested: { name: string; cluster: string; isArchived: boolean | undefined },
): Promise<boolean> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query(
        "select current_setting('cluster_name') as name, current_setting('data_directory') as cluster, current_setting('archive_mode') = 'on' as archives",
      );
      if (requested.isArchived !== undefined && rows[0].archives !== requested.isArchived) return false;
      return (
        rows[0].name === requested.name && realpathSync(rows[0].cluster) === realpathSync(requested.cluster)
      );
    });
  } catch {
    // The server refuses the connection or responds invalidly. Either way, it is restarted.
    return false;
  }
}

export async function ensureDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [role]);
    if (rowCount === 0) await client.query(`create database ${role}`);
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
