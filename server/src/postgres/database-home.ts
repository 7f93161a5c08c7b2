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

/** What DATA_DIR/postgres.json remembers (0600: it holds the password). */
interface Marker {
  password: string;
  /** Where the cluster lies when the PostgreSQL user cannot reach into DATA_DIR. */
  outside?: string;
  port?: number;
  /** The name of this database in archives; undefined while it keeps none. */
  archiveLine?: string;
}

/** Where the database of one DATA_DIR lives and as whom its server runs. */
export interface DatabaseHome {
  folder: string;
  cluster: string;
  password: string;
  port: number | undefined;
  /** Undefined: as we are ourselves. */
  user: SystemUser | undefined;
}

// The shortest that a system allows for the path of a socket, macOS with 104 bytes and the zero at its end.
const socketPathBytes = 103;

/** Where the server's socket lies, which is quicker than the port; undefined where the path is too long for one. */
export function socketFolderOf({ folder }: DatabaseHome): string | undefined {
  const isPossible = Buffer.byteLength(join(folder, ".s.PGSQL.65535")) <= socketPathBytes;
  return isPossible && process.platform !== "win32" ? folder : undefined;
}

/**
 * Finds the database's place, or settles it on first use; it stays there from then on. `password` is that of a database which is
 * brought there; without one a new place gets a new password.
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

/** Keeps the port, so that a server that comes back is found where it was. */
export function rememberPort(dataDir: string, port: number): void {
  const owner = realpathSync(dataDir);
  const marker = readMarker(owner);
  if (marker && marker.port !== port) writeMarker(owner, { ...marker, port });
}

/**
 * Whether this database archives its log, as the shop says; undefined leaves it as it was. It must be the same at every start,
 * for a task too: a stretch that is not archived makes all later segments useless.
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

/** The folder for finished log segments, and the connection details that a base backup needs. */
export interface DatabaseArchive {
  line: string;
  spool: string;
  folder: string;
  password: string;
}

/** Deletes the database of a DATA_DIR that was thrown away; its server must be stopped. */
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
  // A random name, not one made from DATA_DIR: who deletes DATA_DIR starts afresh.
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

// A copied DATA_DIR brings the marker of its original along, and two servers on one cluster would ruin it.
// A moved one leaves no original behind and keeps its database.
function refuseCopy(marker: Marker, owner: string): void {
  if (!marker.outside || !existsSync(noteOf(marker.outside))) return;
  const original = readFileSync(noteOf(marker.outside), "utf8");
  if (original === owner || readMarker(original)?.outside !== marker.outside) return;
  throw new Error(
    `${owner} is a copy of ${original}, whose database lies in ${marker.outside}, and two shops can not share one: ` +
      `make a backup there and restore it here (${taskCommand("backup")}, ${taskCommand("restore")}). ${BEGIN_ANEW}`,
  );
}

/** A database that ran once and is gone is somebody's shop: an empty one in its place would take orders unnoticed. */
function refuseLost(marker: Marker, owner: string): void {
  const folder = homeOf(marker, owner);
  if (marker.port === undefined || existsSync(join(folder, "cluster", "PG_VERSION"))) return;
  throw new Error(
    `${join(owner, "postgres.json")} names a database in ${folder} that is not there: bring that folder back, or restore ` +
      `a backup into an empty DATA_DIR (${taskCommand("restore")}). ${BEGIN_ANEW}`,
  );
}

const BEGIN_ANEW = "To begin with an empty shop instead, delete postgres.json.";

function noteOf(outside: string): string {
  return `${outside}.belongs-to`;
}

// A cluster is run by its owner: made by a plain user yesterday, started by root today.
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
