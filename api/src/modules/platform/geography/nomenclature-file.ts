/** Parses the official list of localities (INS, SIRUTA): semicolons, UTF-8, one place per line. */

export interface NomenclatureEntry {
  siruta: number;
  countyId: number;
  /** In normal case, such as "Valea lui Mihai". Includes the commune if the name occurs twice in the county. */
  name: string;
  postcode: string | null;
}
export type NomenclatureFile = { ok: true; entries: NomenclatureEntry[] } | { ok: false; problems: string[] };

const COLUMNS = ["SIRUTA", "DENLOC", "CODP", "JUD", "SIRSUP", "TIP", "NIV"] as const;
type Column = (typeof COLUMNS)[number];
interface Line extends Record<Column, string> {
  number: number;
}

const LOCALITY_LEVEL = "3";
const MAX_PROBLEMS = 20;
const LOWER_CASE = new Set([
  "cel",
  "cea",
  "cu",
  "de",
  "din",
  "în",
  "la",
  "lui",
  "pe",
  "sub",
  "și",
  "al",
  "a",
]);

/** Returns the file's localities (level 3), or its errors by line. */
export function readNomenclature(text: string): NomenclatureFile {
  const [header = "", ...rows] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const names = header.split(";").map((name) => name.trim().toUpperCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return { ok: false, problems: [`Line 1: the column ${missing.join(", ")} is missing.`] };
  const lines = rows.flatMap((row, index) => (row.trim() === "" ? [] : [toLine(row, names, index + 2)]));
  const problems = [...lines.flatMap(problemsOf), ...repeated(lines), ...orphans(lines)];
  if (lines.every((line) => line.NIV !== LOCALITY_LEVEL))
    problems.push("The file contains no locality (NIV 3).");
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  return { ok: true, entries: toEntries(lines) };
}

function toLine(row: string, names: string[], number: number): Line {
  const cells = row.split(";");
  const cell = (column: Column): string => cells[names.indexOf(column)]?.trim() ?? "";
  return {
    number,
    SIRUTA: cell("SIRUTA"),
    DENLOC: cell("DENLOC"),
    CODP: cell("CODP"),
    JUD: cell("JUD"),
    SIRSUP: cell("SIRSUP"),
    TIP: cell("TIP"),
    NIV: cell("NIV"),
  };
}

function problemsOf({ number, SIRUTA, DENLOC, CODP, JUD, SIRSUP, NIV }: Line): string[] {
  const checks: [boolean, string][] = [
    [/^\d{1,9}$/.test(SIRUTA), `SIRUTA "${SIRUTA}" is not a number`],
    [DENLOC !== "" && !/[�]/.test(DENLOC), `DENLOC "${DENLOC}" is empty or not UTF-8`],
    [/^\d{0,6}$/.test(CODP), `CODP "${CODP}" is not a postcode`],
    [isCounty(Number(JUD)), `JUD "${JUD}" is not a county`],
    [/^\d{1,9}$/.test(SIRSUP), `SIRSUP "${SIRSUP}" is not a number`],
    [/^[123]$/.test(NIV), `NIV "${NIV}" is not 1, 2 or 3`],
  ];
  return checks.flatMap(([isValid, problem]) => (isValid ? [] : [`Line ${number}: ${problem}.`]));
}

function isCounty(id: number): boolean {
  return Number.isInteger(id) && ((id >= 1 && id <= 40) || id === 51 || id === 52);
}

function repeated(lines: Line[]): string[] {
  const first = new Map<string, number>();
  return lines.flatMap(({ SIRUTA, number }) => {
    const before = first.get(SIRUTA);
    if (before !== undefined) return [`Line ${number}: SIRUTA ${SIRUTA} is already in line ${before}.`];
    first.set(SIRUTA, number);
    return [];
  });
}

function orphans(lines: Line[]): string[] {
  const known = new Set(lines.map((line) => line.SIRUTA));
  return lines
    .filter((line) => line.NIV === LOCALITY_LEVEL && !known.has(line.SIRSUP))
    .map((line) => `Line ${line.number}: SIRSUP ${line.SIRSUP} of ${line.DENLOC} is not in the file.`);
}

function toEntries(lines: Line[]): NomenclatureEntry[] {
  const parents = new Map(lines.map((line) => [line.SIRUTA, line]));
  const localities = lines.filter((line) => line.NIV === LOCALITY_LEVEL);
  const count = new Map<string, number>();
  for (const { JUD, DENLOC } of localities)
    count.set(`${JUD} ${DENLOC}`, (count.get(`${JUD} ${DENLOC}`) ?? 0) + 1);
  return localities.map((line) => {
    const name = writtenName(line.DENLOC);
    const isAlone = count.get(`${line.JUD} ${line.DENLOC}`) === 1;
    const parent = writtenName(parents.get(line.SIRSUP)?.DENLOC ?? "");
    return {
      siruta: Number(line.SIRUTA),
      countyId: Number(line.JUD),
      name: isAlone || parent === name ? name : `${name} (${parent})`,
      postcode: Number(line.CODP) > 0 ? line.CODP.padStart(6, "0") : null,
    };
  });
}

/** Returns the usual form of a name: "MUNICIPIUL ALBA IULIA" → "Alba Iulia". */
export function writtenName(name: string): string {
  const comma = name.replaceAll("Ş", "Ș").replaceAll("Ţ", "Ț").replaceAll("ş", "ș").replaceAll("ţ", "ț");
  const bare = comma
    .replace(/^(?:MUNICIPIUL|ORAȘ|ORAȘUL|COMUNA|JUDEȚUL) /, "")
    .replace(/^BUCUREȘTI (?=SECTORUL)/, "");
  return bare
    .toLocaleLowerCase("ro")
    .split(" ")
    .map((word, index) => (index > 0 && LOWER_CASE.has(word) ? word : capitalised(word)))
    .join(" ");
}

function capitalised(word: string): string {
  return word.replaceAll(
    /(^|[-.(])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase("ro"),
  );
}
