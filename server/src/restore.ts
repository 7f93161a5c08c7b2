/**
 * `npm run restore -- FILE`, `--copy NAME` or `--until TIME` restores the shop.
 * DATA_DIR or the external database must be empty.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type ArchiveStore, openArchive } from "./archive/archive-store.ts";
import { fetchBackup } from "./archive/backup-copies.ts";
import { readMoment } from "./archive/read-moment.ts";
import { restoreUntil } from "./archive/restore-until.ts";
import { checkBackup } from "./backup/restore-backup.ts";
import { DamagedBackup } from "./backup/backup-file.ts";
import { restoreShop } from "./backup/restore-shop.ts";
import { taskCommand } from "./task-command.ts";
import { namedFile, runTask } from "./task.ts";
import type { Settings } from "./settings.ts";
import { readTaskSettings } from "./task-database.ts";

await runTask(async () => {
  const { values } = parseArgs({
    options: { until: { type: "string" }, line: { type: "string" }, copy: { type: "string" } },
    allowPositionals: true,
  });
  if (values.until !== undefined) await fromArchive(values.until, values.line);
  else if (values.copy !== undefined) await fromCopy(values.copy);
  else await fromFile(namedFile(taskCommand("restore", "curat.backup")));
});

async function fromCopy(name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "curat-restore-"));
  try {
    const file = join(folder, "copy.backup");
    await fetchBackup(archiveOf(readTaskSettings()), name, file);
    await fromFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function archiveOf({ backupArchive }: Settings): ArchiveStore {
  if (!backupArchive) throw new Error("Set BACKUP_ARCHIVE to the archive to restore from.");
  return openArchive(backupArchive);
}

async function fromFile(file: string): Promise<void> {
  const contents = await checkBackup(file).catch((error: unknown) => {
    if (error instanceof DamagedBackup) throw new Error(`${file} cannot be restored: ${error.message}.`);
    if (["ENOENT", "EACCES", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? ""))
      throw new Error(`There is no readable file ${file}.`, { cause: error });
    throw error;
  });
  const settings = readTaskSettings();
  await restoreShop(file, contents, settings);
  const { tables, files, header } = contents;
  console.log(
    `The shop of ${header.madeAt} is restored: ${tables.size} tables and ${files.length} files, all verified.`,
  );
}

async function fromArchive(moment: string, line: string | undefined): Promise<void> {
  const settings = readTaskSettings();
  const { databaseUrl, dataDir } = settings;
  const until = readMoment(moment);
  if (databaseUrl)
    throw new Error(
      "--until restores the embedded database. With DATABASE_URL restore your PostgreSQL from its own archive (docs/scale.md).",
    );
  const last = await restoreUntil({
    store: archiveOf(settings),
    dataDir,
    until,
    line,
    log: console.log,
  });
  console.log(
    `The shop is restored into ${dataDir}${last ? `; its last transaction is from ${last}` : ""}. Start it as usual.`,
  );
}
