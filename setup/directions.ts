/** Checks every import against the layers that docs/architecture.md defines. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { COMPUTED, type Import, importsOf } from "./imports.ts";
import { reachedBy } from "./closures.ts";
import { impureRules } from "./purity.ts";
import { type Layers, type Loader, placeIn, readLayers } from "./layers.ts";

const isSource = /\.(?:ts|tsx|mjs)$/;
const isTest = /\.(?:test|spec)\.tsx?$|(?:^|\/)testing\//;
/** Code that also runs in a browser. */
const isApp = /^(?:storefront|office)\/app\//;
const isRoute = /\.route\.tsx?$|^(?:storefront|office)\/app\/root\.tsx$/;
const isServerFile = /\.server\.tsx?$|^(?:storefront|office)\/app\/server\.ts$/;

/** Files that map URLs or drafts to screens. */
const SHOWS_SCREENS = /^storefront\/app\/screens\/(?:(?:screens|loaders\.server)\.ts$|page\/|preview\/)/;

/** Files that may load computed paths. Do not add any. */
const COMPUTED_IMPORTS = new Set([
  // Texts that shops can override.
  "storefront/app/server.ts",
  // The module whose URL the parent process sends.
  "api/src/reader/reader-process.ts",
  // The built apps.
  "server/src/site/office-host.ts",
  "server/src/site/storefront-host.ts",
  // A page's script, whose URL is in the HTML.
  "storefront/app/document/starter/load-page.ts",
]);

type Target =
  | { kind: "file"; path: string }
  | { kind: "workspace"; name: string; door: string }
  | { kind: "package"; name: string };

/** Prints each import that violates the layers, and returns whether there is none. */
export async function checkDirections(root: string, projectFiles: string[]): Promise<boolean> {
  const layers = readLayers(await readFile(join(root, "docs/architecture.md"), "utf8"));
  const files = projectFiles.filter((file) => isSource.test(file));
  const imports = await importsOf(files, root);
  const problems = [
    ...(await placesAstray(layers, root)),
    ...problemsOf(imports, layers),
    ...impureRules(imports),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** Returns the imports that violate the layers. */
export function problemsOf(imports: Import[], layers: Layers): string[] {
  return imports.flatMap((one) => {
    const why = whyNot(one, layers);
    return why ? [`${one.file}:${one.line} imports ${one.specifier}. ${why}`] : [];
  });
}

function whyNot(one: Import, layers: Layers): string | undefined {
  const own = workspaceOf(one.file);
  const workspace = layers.workspaces.get(own);
  if (!workspace) return `The workspace ${own} has no row in docs/architecture.md.`;
  if (one.specifier === COMPUTED) return computedRefused(one.file);
  if (workspace.knowsEverything) return undefined;
  const refused = browserRefused(one);
  if (refused) return refused;
  const target = targetOf(one);
  if (target.kind === "package") return packageRefused(one, target.name);
  const tokens = isTest.test(one.file) ? [...workspace.knows, ...workspace.testsKnow] : workspace.knows;
  if (target.kind === "workspace") {
    const door = `${target.name}${target.door}`;
    if (tokens.includes(target.name) || tokens.includes(door)) return undefined;
    if (workspace.loader?.workspaces.includes(target.name)) return loadRefused(one, workspace.loader);
    return `${own} may only import ${sentence(tokens)}.`;
  }
  if (workspaceOf(target.path) !== own) {
    const isOpen = tokens.some((token) => token === target.path || isBelow(target.path, token));
    return isOpen ? undefined : `${own} imports other workspaces by name, and only ${sentence(tokens)}.`;
  }
  return (
    kindRefused(one, target.path) ??
    doorRefused(one.file, target.path) ??
    screenRefused(one.file, target.path) ??
    (isTest.test(one.file) ? undefined : upwards(one.file, target.path, layers))
  );
}

/** Returns why a load is refused: only one file of a workspace may load others at run time. */
function loadRefused({ file, isLate, isType }: Import, loader: Loader): string | undefined {
  return file === loader.file && (isLate || isType)
    ? undefined
    : `${loader.file} is the only file that loads ${loader.workspaces.join(", ")}, by import() at run time.`;
}

/** Returns why a computed path is refused. Tests may load files that they search for. */
function computedRefused(file: string): string | undefined {
  return isTest.test(file) || COMPUTED_IMPORTS.has(file)
    ? undefined
    : "Write the whole path as a string literal.";
}

function upwards(file: string, target: string, { areas }: Layers): string | undefined {
  if (isTest.test(target)) return "Only tests import test helpers.";
  for (const area of areas) {
    const from = placeIn(area, file);
    const to = placeIn(area, target);
    if (from === undefined || to === undefined || to <= from) continue;
    return `${area.places[from]} is a lower layer than ${area.places[to]} in ${area.folder}.`;
  }
  return undefined;
}

function doorRefused(file: string, target: string): string | undefined {
  const module = moduleOf(target);
  if (!module || module === moduleOf(file) || target === `api/src/modules/${module}/index.ts`)
    return undefined;
  return "Import modules only through their index.ts.";
}

/**
 * Returns why an import between screens is refused. Routes load screens by path, and tests may read several.
 */
function screenRefused(file: string, target: string): string | undefined {
  const to = screenOf(target);
  const isAllowed = isTest.test(file) || SHOWS_SCREENS.test(file) || to === (screenOf(file) ?? to);
  return isAllowed || to === undefined
    ? undefined
    : "Screens do not import each other: move shared code to components/ or lists/.";
}

function kindRefused({ file, isType }: Import, target: string): string | undefined {
  if (/^api\/.*\.rules\.ts$/.test(file))
    return /\.(?:store|service|routes|tasks)\.ts$|^api\/src\/(?:db|http|jobs)\//.test(target)
      ? "Rules are pure: they import no I/O, not even types."
      : undefined;
  if (/^api\/.*\.store\.ts$/.test(file))
    return /\.(?:service|routes|tasks)\.ts$/.test(target) ||
      (!isType && /^api\/src\/(?:http|jobs)\//.test(target))
      ? "A store only reads and writes; it imports no services, routes or tasks."
      : undefined;
  return undefined;
}

function packageRefused(one: Import, name: string): string | undefined {
  if (/^api\/.*\.rules\.ts$/.test(one.file) && name !== "zod") return "Rules are pure: no I/O, no library.";
  const isOfServer = /^(?:pg|kysely|hono|@hono\/.*)$/.test(name);
  return isApp.test(one.file) && isOfServer ? "An app never touches the database or the server." : undefined;
}

/**
 * Returns why a browser file must not import server code. The framework removes loaders and actions, with
 * their imports of `*.server.ts`, from browser code.
 */
function browserRefused(one: Import): string | undefined {
  if (one.isType || !isBrowser(one.file)) return undefined;
  const reached = reachedBy(one);
  if ("package" in reached)
    return /^(?:node:|zod$|pg$|kysely$|hono$|@hono\/|sanitize-html$|react-dom\/server|@react-router\/node)/.test(
      reached.package,
    )
      ? "Browsers load this file: zod would add 91 KB, and server packages do not run there."
      : undefined;
  if (isServerFile.test(reached.file))
    return isRoute.test(one.file) ? undefined : "Only routes import *.server.ts: a browser loads this file.";
  return isBrowser(reached.file) || !isSource.test(reached.file)
    ? undefined
    : "Browser code imports only types and constants from *.values.ts.";
}

function isBrowser(file: string): boolean {
  return (
    (isApp.test(file) || /^ui\/src\/|^contract\/src\/.*\.values\.ts$/.test(file)) &&
    !isServerFile.test(file) &&
    !isTest.test(file)
  );
}

function targetOf({ file, specifier }: Import): Target {
  if (/^[./]/.test(specifier)) {
    const [path = ""] = specifier.split("?");
    return { kind: "file", path: normalize(path.startsWith("/") ? path : join(dirname(file), path)) };
  }
  const [, name, door = ""] = /^@curat\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  return name ? { kind: "workspace", name, door } : { kind: "package", name: specifier };
}

function workspaceOf(path: string): string {
  // Files at the root belong to the tools.
  return path.includes("/") ? (path.split("/")[0] ?? "") : "setup";
}

function moduleOf(path: string): string | undefined {
  return /^api\/src\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1];
}

/**
 * Returns a file's screen. Files above the screens' folders count as a screen, so that no index.ts can
 * re-export screens.
 */
function screenOf(path: string): string | undefined {
  return /^(?:office\/app\/screens\/(?:[^/]+\/){0,2}|storefront\/app\/screens\/(?:[^/]+\/)?)/.exec(path)?.[0];
}

function isBelow(path: string, folder: string): boolean {
  return folder.endsWith("/") && path.startsWith(folder);
}

function sentence(names: string[]): string {
  return names.length === 0 ? "nothing" : `${names.join(", ")} alone`;
}

async function placesAstray({ areas, workspaces }: Layers, root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const area of areas) {
    for (const place of area.places)
      if (!existsSync(join(root, area.folder, place)))
        problems.push(`docs/architecture.md: there is no ${area.folder}/${place}.`);
    for (const entry of await readdir(join(root, area.folder), { withFileTypes: true })) {
      const path = `${area.folder}/${entry.name}`;
      const isSkipped = isTest.test(`${path}/`) || isTest.test(path) || entry.name.endsWith(".d.ts");
      const isPlaced = areas.some((other) => placeIn(other, path) !== undefined);
      if (!isSkipped && !isPlaced && (entry.isDirectory() || isSource.test(entry.name)))
        problems.push(`docs/architecture.md: ${path} has no place in the table of its layer.`);
    }
  }
  for (const name of workspaces.keys())
    if (!existsSync(join(root, name))) problems.push(`docs/architecture.md: there is no workspace ${name}.`);
  return problems;
}
