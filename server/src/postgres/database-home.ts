import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { taskCommand } from "../task-command.ts";
import { makeSharedFolder, sharedFolder } from "./binaries.ts";
import { canReach, requireSystemUser, type SystemUser } from "./system-user.ts";
import { makeDataDir } from "../data-dir.ts";

/** The content of DATA_DIR/postgres.json (mode 0600, because it contains the password). */
interface Marker {
  password: string;
  /** Location of the cluster if the PostgreSQL user cannot access DATA_DIR. */
  outside?: string;
  port?: number;
  /** The name of this database in archives; undefined if it has not been archived. */
  archiveLine?: string;
}

/** Location of a DATA_DIR's database, and the user that runs its server. */
export interface DatabaseHome {
  folder: string;
  cluster: string;
  password: string;
  port: number | undefined;
  /** The user that runs the server; undefined for our own user. */
  user: SystemUser | undefined;
}

// Maximum length of a socket path on any system: 104 bytes on macOS, including the terminating zero.
const socketPathBytes = 103;

/**
 * Returns the folder for the server's socket, which is faster than the port; undefined on Windows or if its
 * path is too long.
 */
export function socketFolderOf({ folder }: DatabaseHome): string | undefined {
  const isPossible = Buffer.byteLength(join(folder, ".s.PGSQL.65535")) <= socketPathBytes;
  return isPossible && process.platform !== "win32" ? folder : undefined;
}

/**
 * Returns the database's location, which is chosen on first use and never changes.
 * `password` is that of a database being restored there; without it, a new location gets a new password.
 */
export function settleDatabaseHome(dataDir: string, systemUser: string, password?: string): DatabaseHome {
  makeDataDir(dataDir);
  const owner = realpathSync(dataDir);
  const isRoot = process.getuid?.() === 0;
  const remembered = readMarker(owner);
  if (remembered) {
    const folder = homeOf(remembered, owner);
    refuseCopy(remembered, owner);
    refuseLost(remembered, owner);
    const user = isRoot ? (ownerOfCluster(folder) ?? requireSystemUser(systemUser)) : undefined;
    return makeHome(owner, remembered, user);
  }
  const user = isRoot ? requireSystemUser(systemUser) : undefined;
  return makeHome(owner, newMarker(owner, user, password), user);
}

/** Stores the port, so that a restarted server is found at the same port. */
export function rememberPort(dataDir: string, port: number): void {
  const owner = realpathSync(dataDir);
  const marker = readMarker(owner);
  if (marker && marker.port !== port) writeMarker(owner, { ...marker, port });
}

/**
 * Decides whether this database archives its log; `undefined` keeps the last start's setting.
 * Every start must agree, even a task's: a gap in the archive makes all later segments useless.
 */
export function settleArchive(
  dataDir: string,
  home: DatabaseHome,
  isArchived: boolean | undefined,
): DatabaseArchive | undefined {
  const owner = realpathSync(dataDir);
  const marker = readMarker(owner);
  const spool = join(home.folder, "log-to-archive");
  let line = marker?.archiveLine;
  if (marker && isArchived === false && line !== undefined) {
    const { archiveLine: _, ...rest } = marker;
    writeMarker(owner, rest);
    rmSync(spool, { recursive: true, force: true });
    return undefined;
  }
  if (marker && isArchived && line === undefined) {
    line = `${new Date().toISOString().slice(0, 10)}-${randomBytes(4).toString("hex")}`;
    writeMarker(owner, { ...marker, archiveLine: line });
  }
  if (line === undefined) return undefined;
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  if (home.user) chownSync(spool, home.user.uid, home.user.gid);
  return { line, spool, folder: home.folder, password: home.password };
}

/** The folder for finished log segments, and the connection data that a base backup needs. */
export interface DatabaseArchive {
  line: string;
  spool: string;
  folder: string;
  password: string;
}

/** Deletes the database of a discarded DATA_DIR. Its server must be stopped. */
export function removeDatabaseHome(dataDir: string): void {
  const owner = realpathSync(dataDir);
  const marker = readMarker(owner);
  if (!marker) return;
  rmSync(homeOf(marker, owner), { recursive: true, force: true });
  if (marker.outside) rmSync(noteOf(marker.outside), { force: true });
  rmSync(join(owner, "postgres.json"));
}

function newMarker(
  owner: string,
  user: SystemUser | undefined,
  password = randomBytes(24).toString("base64url"),
): Marker {
  if (!user || canReach(user, owner)) return { password };
  // Random instead of derived from DATA_DIR, so that deleting DATA_DIR gives a fresh start.
  return { password, outside: join(sharedFolder, randomBytes(8).toString("hex")) };
}

function makeHome(owner: string, marker: Marker, user: SystemUser | undefined): DatabaseHome {
  const folder = homeOf(marker, owner);
  if (user && !marker.outside && !canReach(user, owner)) {
    throw new Error(
      `User ${user.uid} of the database cannot reach ${folder}: make its parent folders passable.`,
    );
  }
  if (marker.outside) makeSharedFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  if (marker.outside) writeFileSync(noteOf(marker.outside), owner);
  writeMarker(owner, marker);
  return { folder, cluster: join(folder, "cluster"), password: marker.password, port: marker.port, user };
}

function homeOf(marker: Marker, owner: string): string {
  return marker.outside ?? join(owner, "postgres");
}

// Throws for a copied DATA_DIR whose marker refers to the original: two servers on one cluster would corrupt it. A
// moved DATA_DIR has no original left and keeps its database.
function refuseCopy(marker: Marker, owner: string): void {
  if (!marker.outside || !existsSync(noteOf(marker.outside))) return;
  const original = readFileSync(noteOf(marker.outside), "utf8");
  if (original === owner || readMarker(original)?.outside !== marker.outside) return;
  throw new Error(
    `${owner} is a copy of ${original}, whose database is in ${marker.outside}, and two shops cannot share one: ` +
      `make a backup there and restore it here (${taskCommand("backup")}, ${taskCommand("restore")}). ${BEGIN_ANEW}`,
  );
}

/** Throws if a database that has run before is missing, because an empty one would silently take orders. */
function refuseLost(marker: Marker, owner: string): void {
  const folder = homeOf(marker, owner);
  if (marker.port === undefined || existsSync(join(folder, "cluster", "PG_VERSION"))) return;
  throw new Error(
    `${join(owner, "postgres.json")} names a database in ${folder} that does not exist: put that folder back, or restore ` +
      `a backup into an empty DATA_DIR (${taskCommand("restore")}). ${BEGIN_ANEW}`,
  );
}

const BEGIN_ANEW = "To begin with an empty shop instead, delete postgres.json.";

function noteOf(outside: string): string {
  return `${outside}.belongs-to`;
}

// Returns the cluster's owner, who must run its server even if root starts the shop; undefined if root owns
// it.
function ownerOfCluster(folder: string): SystemUser | undefined {
  const stat = statSync(join(folder, "cluster"), { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function readMarker(owner: string): Marker | undefined {
  const file = join(owner, "postgres.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function writeMarker(owner: string, marker: Marker): void {
  const file = join(owner, "postgres.json");
  writeFileSync(`${file}.new`, `${JSON.stringify(marker, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
