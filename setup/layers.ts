/** The layers of the project, read from the tables of docs/architecture.md: what is written there is what holds. */

export interface Workspace {
  /** What it may import: names of workspaces, their further doors ("storefront/cookies"), paths into them ("api/src/testing/"). */
  knows: string[];
  /** What its tests may import besides. */
  testsKnow: string[];
  /** Undefined where all that it knows is loaded at its start. */
  loader: Loader | undefined;
  /** Tools that measure and try the others go past every door. */
  knowsEverything: boolean;
}

/** The one file that loads further workspaces while the program runs, by `import()` alone. */
export interface Loader {
  file: string;
  workspaces: string[];
}

/** A folder whose parts stand on each other: each knows only those that come before it. */
export interface Area {
  folder: string;
  /** Files and folders in it, from below. */
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

/** Reads the tables by the words above their first column. @throws when one of them is missing. */
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

/** Where a path stands in an area: the number of its most specific place, or undefined when it has none. */
export function placeIn({ folder, places }: Area, path: string): number | undefined {
  let best: number | undefined;
  for (const [index, place] of places.entries()) {
    const isIn = path === `${folder}/${place}` || path.startsWith(`${folder}/${place}/`);
    if (isIn && place.length > (places[best ?? -1]?.length ?? -1)) best = index;
  }
  return best;
}

/** The rows of each table below the words of its first heading. */
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

/** "`file` loads `workspace`, `workspace`" */
function loaderIn(cell: string): Loader | undefined {
  const [file, ...workspaces] = namesIn(cell);
  return file === undefined ? undefined : { file, workspaces };
}

/** The names in code marks, without those in brackets, which only explain. */
function namesIn(cell: string): string[] {
  return [...cell.replaceAll(/\([^)]*\)/g, "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}
