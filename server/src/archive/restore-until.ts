/** Restores an embedded database to a given moment from its archive (docs/decisions/0142). */
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { moveFiles, withFreeDataDir } from "../backup/restore-shop.ts";
import { locateBinaries } from "../postgres/binaries.ts";
import { rememberPort, removeDatabaseHome, settleDatabaseHome } from "../postgres/database-home.ts";
import { LogEndsEarlier, recoverCluster } from "../postgres/recover-cluster.ts";
import { findFreePort } from "../processes/free-port.ts";
import type { ArchiveStore } from "./archive-store.ts";
import { basesIn } from "./archive-layout.ts";
import { type Choice, chooseBase, type RestoreTarget } from "./choose-base.ts";
import { fetchCluster, fetchFiles, fetchInfo, fetchLog } from "./fetch-base.ts";

/** The embedded major version of PostgreSQL, which restores only base backups of the same version. */
const POSTGRES = 18;

export interface RestoreOptions extends RestoreTarget {
  store: ArchiveStore;
  dataDir: string;
  fast?: boolean;
  log: (sentence: string) => void;
}

/**
 * Restores into an empty DATA_DIR. On failure, removes everything that it wrote.
 * Returns when the last restored transaction was committed, in PostgreSQL's own format.
 * Throws with instructions before writing anything if the archive does not cover the moment.
 */
export async function restoreUntil(options: RestoreOptions): Promise<string | undefined> {
  const { store, dataDir, until, fast, log } = options;
  return await withFreeDataDir(dataDir, async () => {
    if (existsSync(join(dataDir, "postgres.json")))
      throw new Error(`${dataDir} already has a database: restore into an empty DATA_DIR.`);
    const bases = basesIn(await store.list("base/"));
    const choice = chooseBase(bases, await store.list("wal/"), options);
    const info = await fetchInfo(store, choice);
    if (info.postgres !== POSTGRES)
      throw new Error(
        `The archive is from PostgreSQL ${info.postgres}, but this version of the shop uses ${POSTGRES}: restore with the version that wrote it.`,
      );
    log(`Restoring from the base backup of ${choice.base.endedAt.toISOString()}.`);
    const beside = join(dataDir, "restore.part");
    const home = settleDatabaseHome(dataDir, "postgres", info.password);
    // From now on, a shop started here reports a missing database instead of creating an empty one.
    rememberPort(dataDir, await findFreePort("127.0.0.1"));
    try {
      const files = await fetchFiles(store, choice, { dataDir, beside });
      const cluster = await fetchCluster(store, choice, { home, info });
      const segments = await fetchLog(store, choice, home);
      log(`Replaying ${choice.log.length} segments of the log.`);
      const binaries = locateBinaries(home.user);
      const last = await recoverCluster({ dataDir, home, binaries, cluster, segments, until, fast });
      await rename(cluster, home.cluster);
      await moveFiles(files, { from: beside, to: dataDir });
      await rm(segments, { recursive: true });
      return last;
    } catch (error) {
      removeDatabaseHome(dataDir);
      throw error instanceof LogEndsEarlier ? new Error(endOf(error, choice)) : error;
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
  });
}

function endOf({ message }: LogEndsEarlier, { base, log }: Choice): string {
  const last = message || `${base.endedAt.toISOString()} or a little later`;
  return (
    `The log in the archive ends before that moment: the last transaction in its ${log.length} segments after the base backup ` +
    `is of ${last}. Specify an earlier time, or --until latest.`
  );
}
