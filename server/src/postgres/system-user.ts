import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The user that runs PostgreSQL; undefined for our own, because only root must switch. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** Returns the system user for PostgreSQL, which refuses to run as root. Creates a missing user. */
export function requireSystemUser(name: string): SystemUser {
  const found = findSystemUser(name);
  if (found) return found;
  for (const [command, ...args] of createUserCommands(name)) {
    try {
      execFileSync(command, args, { stdio: "ignore" });
    } catch {
      // Systems lack some of these commands; it only matters whether the user exists afterwards.
      continue;
    }
    const created = findSystemUser(name);
    if (created) return created;
  }
  throw new Error(
    `PostgreSQL does not run as root and the user "${name}" could not be created: ` +
      "create it (useradd --system), start as another user, or set DATABASE_URL.",
  );
}

function findSystemUser(name: string): SystemUser | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function createUserCommands(name: string): [string, ...string[]][] {
  const nowhere = ["--no-create-home", "--home-dir", "/nonexistent", "--shell", "/usr/sbin/nologin"];
  return [
    ["useradd", "--system", "--user-group", ...nowhere, name],
    ["/usr/sbin/useradd", "--system", "--user-group", ...nowhere, name],
    ["adduser", "--system", "--group", "--no-create-home", name],
    ["adduser", "-S", "-D", "-H", name],
  ];
}

/** Returns whether this user may pass through every folder of `path`, including the last one. */
export function canReach(user: SystemUser, path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  const isPassable = !stat || hasExecuteBit(stat, user);
  return isPassable && (path === dirname(path) || canReach(user, dirname(path)));
}

function hasExecuteBit(stat: { mode: number; uid: number; gid: number }, user: SystemUser): boolean {
  if (stat.uid === user.uid) return (stat.mode & 0o100) !== 0;
  if (stat.gid === user.gid) return (stat.mode & 0o010) !== 0;
  return (stat.mode & 0o001) !== 0;
}
