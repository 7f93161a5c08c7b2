/** Computes import closures: all files that are loaded together with a file. */
import { dirname, join, normalize } from "node:path";
import type { Import } from "./imports.ts";

export type Reached = { file: string } | { package: string };

export interface Breach {
  /** The files from the start to the one with the forbidden import. */
  way: string[];
  import: Import;
  why: string;
}

/** Returns why an import is forbidden; undefined when it is allowed. */
export type Judge = (one: Import, reached: Reached) => string | undefined;

export type ImportsByFile = ReadonlyMap<string, readonly Import[]>;

/** Groups value imports by file. */
export function byFile(imports: readonly Import[]): ImportsByFile {
  return Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ file }) => file,
  );
}

/** Returns forbidden imports that a file reaches, following only imported names through index.ts. */
export function breachesOf(start: string, imports: ImportsByFile, judge: Judge): Breach[] {
  const paths = new Map([[start, [start]]]);
  const breaches: Breach[] = [];
  const follow = (one: Import, way: string[]): void => {
    const reached = reachedBy(one);
    const why = judge(one, reached);
    if (why !== undefined) breaches.push({ way, import: one, why });
    if (why !== undefined || "package" in reached) return;
    const reexported = isDoor(reached.file)
      ? exportsBehind(imports.get(reached.file) ?? [], one.names)
      : undefined;
    if (reexported) for (const next of reexported) follow(next, [...way, reached.file]);
    else if (!paths.has(reached.file)) paths.set(reached.file, [...way, reached.file]);
  };
  // The loop also visits entries added during it.
  for (const [file, way] of paths) for (const one of imports.get(file) ?? []) follow(one, way);
  return breaches;
}

/** Returns an import's target, resolving workspaces by their `exports`. */
export function reachedBy({ file, specifier }: Pick<Import, "file" | "specifier">): Reached {
  const [path = ""] = specifier.split("?");
  if (/^[./]/.test(path)) return { file: normalize(path.startsWith("/") ? path : join(dirname(file), path)) };
  const contract = /^@curat\/contract\/(.*)$/.exec(path)?.[1];
  if (contract) return { file: `contract/src/${contract}${contract.endsWith(".svg") ? "" : ".ts"}` };
  const ui = /^@curat\/ui\/(.*)$/.exec(path)?.[1];
  return ui ? { file: `ui/src/${ui}` } : { package: path };
}

function isDoor(file: string): boolean {
  return /^api\/src\/modules\/[^/]+\/[^/]+\/index\.ts$/.test(file);
}

/** Returns the exports behind the imported names, or undefined when the index file itself must be read. */
function exportsBehind(door: readonly Import[], names: Import["names"]): Import[] | undefined {
  if (names === undefined) return undefined;
  const reexported = Object.keys(names).map((name) => {
    const from = door.find(
      ({ isExport, names: own }) => isExport && own && Object.values(own).includes(name),
    );
    const inner = Object.entries(from?.names ?? {}).find(([, outer]) => outer === name)?.[0];
    return from && inner !== undefined ? { ...from, names: { [inner]: name } } : undefined;
  });
  return reexported.every((one) => one !== undefined) ? reexported : undefined;
}
