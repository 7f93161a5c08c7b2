/**
 * `npm run backup -- FILE [--without-seal-key]` backs up the shop while it runs, also to BACKUP_ARCHIVE.
 * Without the seal key, second factors and ANAF's login in the backup cannot be decrypted.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openArchive } from "./archive/archive-store.ts";
import { copyBackup } from "./archive/backup-copies.ts";
import { makeBackup, SEAL_KEY_FILE } from "./backup/make-backup.ts";
import { taskCommand } from "./task-command.ts";
import { namedFile, runTask } from "./task.ts";
import { readTaskSettings, withTaskDatabase } from "./task-database.ts";

await runTask(async () => {
  const file = namedFile(taskCommand("backup", "curat.backup"));
  const { dataDir, databaseUrl: ownDatabase, backupArchive, backupArchiveDays } = readTaskSettings();
  const { values } = parseArgs({
    options: { "without-seal-key": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const hasSealKey = !values["without-seal-key"];
  if (existsSync(file)) throw new Error(`${file} already exists: choose another file, or remove it.`);
  if (!ownDatabase && !existsSync(join(dataDir, "postgres.json")))
    throw new Error(`There is no shop in ${dataDir}: set DATA_DIR to its folder.`);
  await withTaskDatabase(async ({ databaseUrl }) => {
    const source = { databaseUrl, dataDir, now: new Date(), hasSealKey };
    const { tables, files } = await makeBackup(file, source);
    console.log(
      `${tables} tables and ${files} files were saved in ${file}, which contains keys and personal data.`,
    );
    if (!hasSealKey) console.log(`Store ${join(dataDir, SEAL_KEY_FILE)} elsewhere: a restore needs it.`);
  });
  if (!backupArchive) return;
  const copy = await copyBackup(openArchive(backupArchive), file, backupArchiveDays).catch(
    (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${file} is complete, but could not be copied to BACKUP_ARCHIVE. ${why}`, {
        cause: error,
      });
    },
  );
  console.log(`A copy is in BACKUP_ARCHIVE: ${copy}.`);
});
