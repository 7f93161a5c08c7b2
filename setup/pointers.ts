// Comments may point to headings, bold terms, decisions, requirements and files below docs.
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

interface Known {
  /** Headings and bold terms by document. */
  terms: Map<string, Set<string>>;
  ids: Set<string>;
  files: Set<string>;
}

const IN_COMMENTS = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*|(?:^|\s)--\s[^\n]*/g;
const REQUIREMENTS = "setup/requirements.tsv";
const NAMED =
  /\b(requirements|law|architecture|operations|glossary|decisions(?:\/\d{4})?): ([^)\n;.]+?)(?=[)\n;.]|\s*\*\/|$)/g;
const NUMBERED = /\bdecisions?[/ ](\d{4})\b/g;
const FILES = /\bdocs\/[\w/.-]+\.md\b/g;
const LINES = /\b[BC]-\d{3}\b/g;
/** Matches references to documents that were never in the repository. */
const ELSEWHERE =
  /\b(?:browsing|cart|checkout) spec\b|\bspec: |\bchecklist\b|\((?:look|style|targets|house|findings|discovery|speed)(?:\.md)?(?::|\))/g;

/** Collects valid targets from the documents. */
export function pointable(documents: ReadonlyMap<string, string>): Known {
  const terms: Known["terms"] = new Map();
  const ids: Known["ids"] = new Set();
  for (const [path, text] of documents) {
    if (path === REQUIREMENTS) {
      const rows = text.split("\n").map((row) => row.split("\t"));
      for (const [id = ""] of rows) ids.add(id);
      terms.set("requirements", new Set(rows.flatMap(([, section = ""]) => headingTerms(section)).map(fold)));
      continue;
    }
    const name = path.startsWith("docs/decisions/")
      ? `decisions/${basename(path).slice(0, 4)}`
      : basename(path, ".md");
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
    const bold = [...text.matchAll(/\*\*([^*]+?)\.?\*\*/g)].map(([, term = ""]) => term);
    terms.set(name, new Set([...headings.flatMap(headingTerms), ...bold].map(fold)));
  }
  return { terms, ids, files: new Set(documents.keys()) };
}

/** Returns the pointers in a file's comments whose target does not exist. */
export function danglingIn(text: string, path: string, { terms, ids, files }: Known): string[] {
  const comments = path.endsWith(".md")
    ? [text]
    : [...text.matchAll(IN_COMMENTS)].map(([comment]) => comment);
  return comments
    .map((comment) => comment.replaceAll(/\n\s*(?:\*|\/\/|--)?\s*/g, " "))
    .flatMap((comment) => [
      ...[...comment.matchAll(ELSEWHERE)].map(([found]) => found),
      ...[...comment.matchAll(FILES)].flatMap(([found]) => (files.has(found) ? [] : [found])),
      ...[...comment.matchAll(LINES)].flatMap(([found]) => (ids.has(found) ? [] : [found])),
      ...[...comment.matchAll(NUMBERED)].flatMap(([found, number = ""]) =>
        terms.has(`decisions/${number}`) ? [] : [found],
      ),
      ...[...comment.matchAll(NAMED)].flatMap(([found, document = "", named = ""]) =>
        leadsSomewhere(terms.get(document), named) ? [] : [found],
      ),
    ]);
}

/** Returns the names of a heading: its full text, and its number, such as "B12". */
function headingTerms(heading: string): string[] {
  return [heading, heading.split(". ")[0] ?? ""];
}

/** Returns whether a pointer's target exists. Text after a comma or colon may belong to the comment. */
function leadsSomewhere(known: Set<string> | undefined, named: string): boolean {
  const first = (named.split(/[,:]/)[0] ?? "").trim();
  return (
    known !== undefined &&
    (known.has(fold(named.trim())) || known.has(fold(first)) || /^[BC]-\d{3}$/.test(first))
  );
}

function fold(term: string): string {
  return term.toLowerCase();
}

/** Prints every dangling pointer, and returns whether there is none. */
export async function checkPointers(root: string, paths: readonly string[]): Promise<boolean> {
  const read = async (path: string): Promise<[string, string]> => [
    path,
    await readFile(join(root, path), "utf8"),
  ];
  const documents = paths.filter((path) => path === REQUIREMENTS || /^docs\/.*\.md$/.test(path));
  const known = pointable(new Map(await Promise.all(documents.map(read))));
  // Its own tests contain dangling pointers on purpose.
  const sources = paths.filter(
    (path) =>
      path !== "setup/pointers.test.ts" &&
      (/\.(?:tsx?|mjs|css|sql)$/.test(path) || path.startsWith("docs/decisions/")),
  );
  const dangling = (await Promise.all(sources.map(read))).flatMap(([path, text]) =>
    danglingIn(text, path, known).map((found) => `${path}: "${found}" leads nowhere`),
  );
  for (const line of dangling) console.error(line);
  return dangling.length === 0;
}
