import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseHome } from "./database-home.ts";

export const role = "curat";

/** An environment without variables that would change the behaviour of PostgreSQL's programs. */
export const plainEnvironment = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

/** Creates the database's files on first use. They get their final name only when complete. */
export async function ensureCluster(
  home: DatabaseHome,
  options: { binaries: string; fast: boolean },
): Promise<void> {
  if (existsSync(join(home.cluster, "PG_VERSION"))) return;
  const unfinished = `${home.cluster}.new`;
  const passwordFile = join(home.folder, "password.new");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, `${home.password}\n`, { mode: 0o600 });
  if (home.user) {
    for (const path of [unfinished, passwordFile]) chownSync(path, home.user.uid, home.user.gid);
  }
  try {
    await initialize(home, unfinished, { ...options, passwordFile });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, home.cluster);
}

async function initialize(
  home: DatabaseHome,
  folder: string,
  options: { binaries: string; fast: boolean; passwordFile: string },
): Promise<void> {
  const output: Buffer[] = [];
  const initdb = spawn(
    join(options.binaries, "bin/initdb"),
    [
      `--pgdata=${folder}`,
      `--username=${role}`,
      `--pwfile=${options.passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Built into PostgreSQL since version 17, so it works the same on systems without any locale.
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      ...(options.fast ? ["--no-sync", "--no-data-checksums", "--set=scram_iterations=1"] : []),
    ],
    { cwd: home.folder, env: plainEnvironment, stdio: ["ignore", "pipe", "pipe"], ...home.user },
  );
  initdb.stdout.on("data", (part: Buffer) => output.push(part));
  initdb.stderr.on("data", (part: Buffer) => output.push(part));
  const code = await new Promise<number | null>((resolve, reject) => {
    initdb.on("error", reject);
    initdb.on("close", resolve);
  });
  if (code !== 0) {
    throw new Error(`The database could not be created:\n${Buffer.concat(output).toString().trim()}`);
  }
}
