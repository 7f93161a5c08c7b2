/** Checks that Romanian texts use the terms of docs/glossary.md, unless the specification quotes another. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

interface Term {
  use: string;
  /** Words that must not replace the term. */
  not: RegExp;
  /** The files to check; all when absent. */
  files?: RegExp;
}

/** Matches the stem at the beginning of a word. */
const forms = (stem: string, endings: string): RegExp =>
  new RegExp(`(?<![\\p{L}/])${stem}(?:${endings})(?!\\p{L})`, "iu");

export const TERMS: readonly Term[] = [
  { use: "produs", not: forms("lini", "a|e|ei|i|ile|ilor") },
  { use: "firmă", not: forms("compani", "a|e|ei|i|ile|ilor") },
  { use: "brand", not: forms("m(?:arc|ărc)", "a|ă|ei|i|ii|ile|ilor") },
  { use: "recenzie", not: forms("opini", "a|e|ei|i|ile|ilor") },
  {
    use: "intră în cont",
    not: /(?<!\p{L}|(?<!\p{L})(?:aplicați\p{L}{1,3}|factor) de )autentific|(?<![\p{L}/])(?:de)?log(?:are|at|ată|ați)(?!\p{L})/iu,
  },
  { use: "restituire", not: forms("ramburs", "are|area|ări|ării|at|ată|ate|ați|ează") },
  {
    use: "easybox",
    not: /^Locker$|(?<!\p{L})locker(?:ul|ului|ele|elor)(?!\p{L})/iu,
    files: /^(?:storefront|contract\/src\/[^/]+$)/,
  },
  { use: "caracteristică", not: forms("paramet", "ru|rul|rului|ri|rii|rilor") },
  { use: "istoric", not: forms("povest", "e|ea|ei") },
  { use: "decizie", not: /(?<!\p{L})hotăr/iu },
  { use: "import", not: forms("mut", "are|area|ări|ării|ările") },
  { use: "operațiune", not: forms("lucr", "are|area|ări|ării|ările|ărilor") },
  { use: "eșuat", not: forms("nereuși", "t|tă|ți|te") },
  { use: "anulează", not: /(?<!\p{L})(?:ia|iau|lua|luat|luată|luate|luați|luarea) înapoi/iu },
  { use: "factură storno", not: /(?<!\p{L})factur(?:ă|a|i|ii|ile|ilor) de storn/iu },
  { use: "flux de produse", not: forms("feed", "ul|ului|uri|urile|urilor") },
  { use: "aplicație de autentificare", not: /(?<!\p{L})aplicați(?:e|a|ei|i|ile|ilor) de coduri/iu },
  { use: "evidență pe loturi", not: /(?<!\p{L})ține (?:încă )?pe loturi/iu },
  { use: "ultima activitate", not: /(?<!\p{L})văzut(?:ă)? ultima dată/iu },
  { use: "lasă câmpul gol", not: /(?<!\p{L}|(?<!\p{L})îl )(?:lasă|lași) gol(?!\p{L})/iu },
  { use: "notificare", not: /(?<!\p{L})înștiințăr/iu },
  {
    use: "panou de administrare",
    not: /(?<!\p{L}|(?<!\p{L})(?:la|de) )birou(?:l|lui)?(?!\p{L})/iu,
    files: /^(?:office\/|api\/src\/modules\/backoffice\/)/,
  },
  { use: "link", not: /(?<!\p{L})legătur(?!a cu|ă cu)/iu },
  { use: "e-mail", not: /(?<![\p{L}-])mail(?:ul|ului|uri|urile|urilor)(?!\p{L})/iu },
  { use: "cod de reducere", not: forms("cupo", "n|nul|nului|ane|anele|anelor") },
  { use: "coș abandonat", not: /(?<!\p{L})coș(?:ul|uri|urile|urilor)? lăsat/iu },
  { use: "adresă exclusă", not: /(?<!\p{L})adres(?:ă|a|e|ei|ele|elor) oprit/iu },
  { use: "programează", not: /(?<!\p{L})planific/iu },
  { use: "tu", not: /(?<!\p{L})(?:voi|vouă|(?:d-|dumnea)?voastr[ăae]|vostru|voștri)(?!\p{L})/iu },
];

/** Texts that the specification quotes (setup/requirements.tsv), also spelled with diacritics. */
export const QUOTED: ReadonlySet<string> = new Set([
  "Delogare",
  "Opiniile clientilor",
  "Opiniile clienților",
  "Trebuie sa fii logat pentru a putea adauga la favorite produsul",
  "Trebuie să fii logat pentru a putea adăuga la favorite produsul",
  "Trebuie sa fii logat ca sa poti creea o alerta de stoc",
  "Trebuie să fii logat ca să poți crea o alertă de stoc",
  "Nu ai companii salvate in cont",
  "Nu ai companii salvate în cont",
  "Cererea d-voastra a fost trimisă și va fi soluționată în cel mult 30 de zile.",
]);

/** The layouts of accounting programs have their own words. */
const IS_CHECKED =
  /^(?:storefront\/app|ui\/src|office\/app|api\/src|contract\/src|server\/src)\/(?!(?:.*\/)?testing\/|.*\.test\.tsx?$|modules\/exchange\/accounting\/formats\/).*\.tsx?$/;
const REQUIREMENTS = "setup/requirements.tsv";

/** Prints each text that uses another word than the glossary's; returns whether there is none. */
export async function checkRomanianTerms(root: string, projectFiles: string[]): Promise<boolean> {
  const used = new Set<string>();
  const read = (file: string): Promise<string> => readFile(join(root, file), "utf8");
  const problems = await Promise.all(
    projectFiles
      .filter((file) => IS_CHECKED.test(file))
      .map(async (file) => problemsIn(file, await read(file), used)),
  );
  const found = [
    ...problems.flat(),
    ...idleQuotes(used, await read(REQUIREMENTS)),
    ...unlistedTerms(await read("docs/glossary.md")),
  ];
  for (const problem of found) console.error(problem);
  return found.length === 0;
}

/** Returns the texts that violate a term, and adds exempt ones to `used`. */
export function problemsIn(file: string, source: string, used = new Set<string>()): string[] {
  return textsIn(file, source).flatMap(([start, text]) => {
    const broken = TERMS.filter(({ not, files }) => not.test(text) && (files?.test(file) ?? true));
    if (broken.length === 0) return [];
    if (QUOTED.has(text)) {
      used.add(text);
      return [];
    }
    const line = source.slice(0, start).split("\n").length;
    return broken.map(({ use }) => `${file}:${line}: „${text}” should say „${use}” (docs/glossary.md).`);
  });
}

/** Returns exempt texts that no file contains or that the requirements do not quote. */
export function idleQuotes(used: ReadonlySet<string>, requirements: string): string[] {
  const known = fold(requirements);
  return [...QUOTED].flatMap((text) => {
    if (!used.has(text)) return [`setup/romanian-terms.ts exempts „${text}”, which no file needs.`];
    const start = fold(text)
      .replace(/\bcreea\b/, "crea")
      .slice(0, 25);
    return known.replaceAll("creea", "crea").includes(start)
      ? []
      : [`setup/romanian-terms.ts exempts „${text}”, which ${REQUIREMENTS} does not quote.`];
  });
}

/** Returns the terms that are missing from the glossary. */
export function unlistedTerms(glossary: string): string[] {
  const [, table = ""] = glossary.split("## Romanian terms");
  return TERMS.filter(({ use }) => !new RegExp(`^\\| ${use}(?!\\p{L})`, "mu").test(table)).map(
    ({ use }) => `docs/glossary.md does not list „${use}” under "Romanian terms".`,
  );
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Codes, URLs, file names and lists of words are not texts. */
const IS_CODE = /^(?:[\w./:#?&=%*-]*|[\w. -]{60,})$/;

function textsIn(file: string, source: string): [start: number, text: string][] {
  const found: [number, string][] = [];
  const quiet: [from: number, to: number][] = [];
  const add = (start: number, text: string): void => {
    const normalized = text.trim().replaceAll(/\s+/g, " ");
    if (!IS_CODE.test(normalized) || /^\p{Lu}/u.test(normalized)) found.push([start, normalized]);
  };
  new Visitor({
    ImportDeclaration: ({ start, end }) => void quiet.push([start, end]),
    // Skips names of columns in other programs' files.
    Property({ start, end, key }) {
      if (key.type === "Identifier" && key.name === "names") quiet.push([start, end]);
    },
    VariableDeclarator({ start, end, id }) {
      if (id.type === "Identifier" && id.name.endsWith("_NAMES")) quiet.push([start, end]);
    },
    Literal({ start, value }) {
      if (typeof value === "string") add(start, value);
    },
    TemplateElement({ start, value }) {
      add(start, value.cooked ?? value.raw);
    },
    JSXText({ start, value }) {
      add(start, value);
    },
  }).visit(parseSync(file, source).program);
  return found.filter(([start]) => !quiet.some(([from, to]) => start >= from && start < to));
}
