/** What changed since the work began, and the tests that stand beside it. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const IS_TEST = /\.(?:api|system)\.test\.tsx?$/;

/** What changed: files by their paths from the root, and the commit that they changed since. */
export interface Changed {
  since: string;
  files: string[];
}

/**
 * Files that differ from where the work left origin/main (from the last commit, where there is no such branch),
 * committed or not, new ones included; undefined where there is no git.
 */
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
 * The tests over a database or processes that stand beside these files: in the same module of the API, in a module of the
 * contract's file's name, in the same folder elsewhere. Through the API's door each of them reaches every file, so imports
 * would name them all.
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
  // What everything stands on would name everything; its own tests alone do.
  const isTopmost = /^[\w-]+\/src\/[^/]+$/.test(file);
  if (isTopmost) return [file.replace(/(?:\.(?:api|system))?(?:\.long)?(?:\.test)?\.tsx?$/, "")];
  return /^(?:api|server|demo|stand-ins)\//.test(file) ? [file.slice(0, file.lastIndexOf("/"))] : [];
}
