import { execFile } from "node:child_process";
import { promisify } from "node:util";

const IS_TEST = /\.(?:api|system)\.test\.tsx?$/;

/** Changed paths from the root, and the commit compared with. */
export interface Changed {
  since: string;
  files: string[];
}

/** Returns files that differ from the merge base with origin/main, or undefined without git. */
export async function findChanged(root: string): Promise<Changed | undefined> {
  const git = async (...args: string[]): Promise<string[]> => {
    const { stdout } = await promisify(execFile)("git", args, { cwd: root, maxBuffer: 64_000_000 });
    return stdout.split("\n").filter(Boolean);
  };
  try {
    const [since = "HEAD"] = await git("merge-base", "origin/main", "HEAD").catch(() =>
      git("rev-parse", "HEAD"),
    );
    const files = [
      ...(await git("diff", "--name-only", "--diff-filter=d", since)),
      ...(await git("ls-files", "--others", "--exclude-standard")),
    ];
    return { since, files: [...new Set(files)].sort() };
  } catch {
    return undefined;
  }
}

/**
 * Returns the API and system tests next to changed files. Imports cannot select them, because every API test
 * reaches all files.
 */
export function testsBeside(changed: string[], all: string[]): string[] {
  const places = new Set(changed.flatMap(placesOf));
  return all.filter(
    (file) =>
      IS_TEST.test(file) && (changed.includes(file) || placesOf(file).some((place) => places.has(place))),
  );
}

function placesOf(file: string): string[] {
  if (!/\.(?:ts|tsx|sql)$/.test(file)) return [];
  const [, named] = /^contract\/src\/(?:staff\/)?([\w-]+?)(?:\.values)?\.ts$/.exec(file) ?? [];
  if (named) return [named];
  const [, module] = /^api\/src\/modules\/[^/]+\/([^/]+)\//.exec(file) ?? [];
  if (module) return [module];
  // A top-level file affects everything, so only its own tests are included.
  const isTopmost = /^[\w-]+\/src\/[^/]+$/.test(file);
  if (isTopmost) return [file.replace(/(?:\.(?:api|system))?(?:\.long)?(?:\.test)?\.tsx?$/, "")];
  return /^(?:api|server|demo|stand-ins)\//.test(file) ? [file.slice(0, file.lastIndexOf("/"))] : [];
}
