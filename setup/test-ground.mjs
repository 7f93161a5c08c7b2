import { chmod, mkdtemp, readdir, realpath, rm, stat, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { removeDatabaseHome } from "../server/src/postgres/database-home.ts";
import { findPostmaster, stopPostmaster } from "../server/src/postgres/postmaster.ts";
import { startPostgres } from "../server/src/postgres/start-postgres.ts";
import { cache } from "./paths.mjs";
import { findProcessIdentity } from "../server/src/processes/process-identity.ts";

const prefix = "curat-test-";
// The developer's settings must not affect the tests.
const settings = [
  ["PORT", "HOST", "SHOP_URL", "DATABASE_URL", "DATABASE_REPLICA_URLS", "API_URL", "API_KEY", "SMTP_URL"],
  ["SEAL_KEY", "WEB_PROCESSES", "DEMO_PRODUCTS", "TRUSTED_PROXIES", "NODE_ENV", "CURAT_SETTINGS"],
].flat();

// On a disk, files of two hundred databases take a third of the API tests' CPU time.
const memoryDisk = "/dev/shm";
/** Three times the size of a cluster with all concurrent databases and its log. */
const roomForDatabases = 3 * 2 ** 30;

/** Caching compiled code halves the startup time of the hundreds of processes. */
const compileCache = join(cache, "compiled");

/** Provides a temporary folder and a PostgreSQL on demand, and always removes both. */
export async function withTestGround(work) {
  await sweep();
  const folder = await makeFolder(tmpdir());
  const databaseGround = (await hasRoomInMemory()) ? await makeFolder(memoryDisk) : folder;
  const databaseFolder = join(databaseGround, "postgres");
  let starting;
  let interrupted = false;
  // Only recorded here, because the test runner receives the same signal.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => (interrupted = true));
  try {
    await work({
      folder,
      isInterrupted: () => interrupted,
      async environment({ withDatabase = true } = {}) {
        const env = Object.fromEntries(
          Object.entries(process.env).filter(([name]) => !settings.includes(name)),
        );
        env.NODE_COMPILE_CACHE ??= compileCache;
        if (!withDatabase) return env;
        starting ??= startPostgres({ dataDir: databaseFolder, log: console.log, fast: true });
        return { ...env, TEST_DATABASE_URL: (await starting).url, DATA_DIR: join(folder, "data") };
      },
    });
  } finally {
    // A failed start was already reported.
    const postgres = await starting?.catch(() => undefined);
    await postgres?.stop();
    if (postgres) removeDatabaseHome(databaseFolder);
    await rm(databaseGround, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeFolder(parent) {
  const folder = await mkdtemp(join(await realpath(parent), `${prefix}${process.pid}-`));
  // As root, the database runs as another user.
  await chmod(folder, 0o755);
  return folder;
}

/** Returns whether the memory disk has enough room. In containers, it has only 64 MB. */
async function hasRoomInMemory() {
  const { bavail = 0, bsize = 0 } = await statfs(memoryDisk).catch(() => ({}));
  return Math.min(bavail * bsize, freemem()) > roomForDatabases;
}

// Killed runs leave servers and folders behind, named after their process id.
async function sweep() {
  for (const parent of [tmpdir(), memoryDisk]) await sweepIn(parent);
}

async function sweepIn(parent) {
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = /^curat-test-(\d+)-/.exec(name)?.[1];
    if (!pid || findProcessIdentity(Number(pid))) continue;
    const folder = join(await realpath(parent), name);
    if ((await stat(folder)).uid !== process.getuid?.()) continue;
    const left = findPostmaster(join(folder, "postgres/postgres/cluster"));
    if (left) await stopPostmaster(left.pid);
    await rm(folder, { recursive: true, force: true });
  }
}
