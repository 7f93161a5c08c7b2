/** Reads the project's layers from the tables in docs/architecture.md. */

export interface Workspace {
  /** Names of workspaces, further entry points ("storefront/cookies") and paths ("api/src/testing/"). */
  knows: string[];
  testsKnow: string[];
  /** Undefined when all imports are static. */
  loader: Loader | undefined;
  /** Whether it may import everything, as tools that measure and test other workspaces need. */
  knowsEverything: boolean;
}

/** The only file of a workspace that loads others at run time. */
export interface Loader {
  file: string;
  workspaces: string[];
}

/** A folder with its layers, each of which may import only those before it. */
export interface Area {
  folder: string;
  /** Lowest layer first. */
  places: string[];
}

export interface Layers {
  workspaces: Map<string, Workspace>;
  areas: Area[];
}

const areaTables: Record<string, string> = {
  "folders of the api": "api/src",
  modules: "api/src/modules",
  "folders of the storefront": "storefront/app",
  "folders of the office": "office/app",
};

/** Reads the tables, which are identified by the header of their first column. Throws if one is missing. */
export function readLayers(markdown: string): Layers {
  const tables = tablesOf(markdown);
  const rowsOf = (heading: string): string[][] => {
    const rows = tables.get(heading);
    if (!rows) throw new Error(`docs/architecture.md has no table "${heading}".`);
    return rows;
  };
  const workspaces = new Map(
    rowsOf("workspace").flatMap(([names = "", knows = "", testsKnow = "", loads = ""]) =>
      namesIn(names).map((name): [string, Workspace] => [
        name,
        {
          knows: namesIn(knows),
          testsKnow: namesIn(testsKnow),
          loader: loaderIn(loads),
          knowsEverything: knows.startsWith("everything"),
        },
      ]),
    ),
  );
  const areas = Object.entries(areaTables).map(([heading, folder]) => ({
    folder,
    places: rowsOf(heading).flatMap(([names = ""]) => namesIn(names)),
  }));
  return { workspaces, areas };
}

/** Returns the index of the most specific place that contains a path. */
export function placeIn({ folder, places }: Area, path: string): number | undefined {
  let best: number | undefined;
  for (const [index, place] of places.entries()) {
    const isIn = path === `${folder}/${place}` || path.startsWith(`${folder}/${place}/`);
    if (isIn && place.length > (places[best ?? -1]?.length ?? -1)) best = index;
  }
  return best;
}

function tablesOf(markdown: string): Map<string, string[][]> {
  const tables = new Map<string, string[][]>();
  let rows: string[][] | undefined;
  for (const line of markdown.split("\n")) {
    if (!line.startsWith("|")) {
      rows = undefined;
      continue;
    }
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (rows) rows.push(cells);
    else tables.set(cells[0] ?? "", (rows = []));
  }
  return tables;
}

/** Parses a cell such as "`file` loads `workspace`, `workspace`". */
function loaderIn(cell: string): Loader | undefined {
  const [file, ...workspaces] = namesIn(cell);
  return file === undefined ? undefined : { file, workspaces };
}

/** Returns the names in a cell, without those in parentheses, which are only explanations. */
function namesIn(cell: string): string[] {
  return [...cell.replaceAll(/\([^)]*\)/g, "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}
