/** npm run restore -- FILE: brings a backup into an empty DATA_DIR, or an empty database of your own. */
import { checkBackup } from "./backup/restore-backup.ts";
import { DamagedBackup } from "./backup/backup-file.ts";
import { restoreShop } from "./backup/restore-shop.ts";
import { taskCommand } from "./task-command.ts";
import { namedFile, runTask } from "./task.ts";
import { readTaskSettings } from "./task-database.ts";

await runTask(async () => {
  const file = namedFile(taskCommand("restore", "curat.backup"));
  const contents = await checkBackup(file).catch((error: unknown) => {
    if (error instanceof DamagedBackup) throw new Error(`${file} can not be restored: ${error.message}.`);
    if (["ENOENT", "EACCES", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? ""))
      throw new Error(`There is no readable file ${file}.`, { cause: error });
    throw error;
  });
  const settings = readTaskSettings();
  await restoreShop(file, contents, settings);
  const { tables, files, header } = contents;
  console.log(
    `The shop of ${header.madeAt} stands again: ${tables.size} tables and ${files.length} files, each as it was saved.`,
  );
});
