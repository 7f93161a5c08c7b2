/**
 * Finds texts that shops cannot override, because they are outside a `texts.ts` or read before display
 * (decision 0091).
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** Files whose texts cannot be overridden, each with its reason. */
export const ALLOWED_FILES: Readonly<Record<string, string>> = {};

const IS_SCREEN = /^(?:storefront\/app|ui\/src)\/(?!testing\/|.*\.test\.tsx?$|(?:.*\/)?texts\.ts$).*\.tsx?$/;
const IS_CATALOGUE = /^(?:storefront\/app|ui\/src)\/(?:.*\/)?texts\.ts$/;

/** Prints each visible text that is not in a catalogue, and returns whether there is none. */
export async function checkScreenTexts(root: string, projectFiles: string[]): Promise<boolean> {
  const files = projectFiles.filter((file) => IS_SCREEN.test(file) || IS_CATALOGUE.test(file));
  const problems = (
    await Promise.all(files.map(async (file) => problemsIn(file, await readFile(join(root, file), "utf8"))))
  ).flat();
  const idle = Object.keys(ALLOWED_FILES).filter((file) => !files.includes(file));
  for (const problem of problems) console.error(problem);
  for (const file of idle) console.error(`setup/screen-texts.ts allows ${file}, which does not exist.`);
  return problems.length === 0 && idle.length === 0;
}

/** Returns a file's texts that cannot be overridden. */
export function problemsIn(file: string, source: string): string[] {
  if (ALLOWED_FILES[file] !== undefined) return [];
  if (IS_CATALOGUE.test(file))
    return /export const texts = catalogue\(\s*"/.test(source)
      ? []
      : [`${file}: texts are not a catalogue().`];
  return IS_SCREEN.test(file) ? [...literalsIn(file, source), ...earlyReadsIn(file, source)] : [];
}

/** Attributes whose text is displayed or read aloud. */
const READ_ATTRIBUTES = new Set(["alt", "title", "placeholder", "label", "hint", "aria-label"]);
const WORD = /\p{Ll}{2,}/u;
const ROMANIAN = /[ăâîșțĂÂÎȘȚ]/;
/** Matches "Adauga in cos", but not "no-cache" or "max-age=10, private". */
const SENTENCE = /^\p{Lu}\p{L}+(?: \p{L}{1,}){1,}[.!?…]?$/u;

function literalsIn(file: string, source: string): string[] {
  const found = new Map<number, string>();
  const quiet = quietPlacesOf(file, source);
  const add = (start: number, text: string) => {
    if (!quiet.some(([from, to]) => start >= from && start < to)) found.set(start, text.trim());
  };
  const addText = (start: number, text: string) => {
    if (ROMANIAN.test(text) || SENTENCE.test(text)) add(start, text);
  };
  new Visitor({
    JSXText({ start, value }) {
      if (WORD.test(value)) add(start + value.search(/\S/), value);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier" || !READ_ATTRIBUTES.has(name.name)) return;
      if (value?.type === "Literal" && typeof value.value === "string" && WORD.test(value.value))
        add(value.start, value.value);
    },
    Literal({ start, value }) {
      if (typeof value === "string") addText(start, value);
    },
    TemplateElement({ start, value }) {
      addText(start, value.cooked ?? value.raw);
    },
  }).visit(parseSync(file, source).program);
  return [...found].map(
    ([start, text]) => `${placeOf(file, source, start)}: „${text}” belongs in a texts.ts.`,
  );
}

/** Returns the positions of thrown and logged errors, whose texts are for operators. */
function quietPlacesOf(file: string, source: string): [from: number, to: number][] {
  const places: [number, number][] = [];
  new Visitor({
    NewExpression({ start, end, callee }) {
      if (callee.type === "Identifier" && callee.name.endsWith("Error")) places.push([start, end]);
    },
    CallExpression({ start, end, callee }) {
      if (
        callee.type === "MemberExpression" &&
        callee.object.type === "Identifier" &&
        callee.object.name === "console"
      )
        places.push([start, end]);
    },
  }).visit(parseSync(file, source).program);
  return places;
}

/**
 * Returns an error for each text that is read while the module loads, because overrides would not apply to
 * it.
 */
function earlyReadsIn(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const names = new Set<string>();
  const functions: [from: number, to: number][] = [];
  const reads: number[] = [];
  const inside = ({ start, end }: { start: number; end: number }) => void functions.push([start, end]);
  new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      if (!from.value.endsWith("texts.ts")) return;
      for (const one of specifiers)
        if (one.type === "ImportSpecifier" && nameOf(one.imported) === "texts") names.add(one.local.name);
    },
    FunctionDeclaration: inside,
    FunctionExpression: inside,
    ArrowFunctionExpression: inside,
  }).visit(program);
  new Visitor({
    MemberExpression({ start, object }) {
      if (object.type === "Identifier" && names.has(object.name)) reads.push(start);
    },
  }).visit(program);
  return reads
    .filter((at) => !functions.some(([from, to]) => at >= from && at < to))
    .map(
      (at) =>
        `${placeOf(file, source, at)}: a text is read while the module loads; read it where it is shown.`,
    );
}

function nameOf(name: { type: string; name?: string; value?: string }): string | undefined {
  return name.name ?? name.value;
}

function placeOf(file: string, source: string, start: number): string {
  return `${file}:${source.slice(0, start).split("\n").length}`;
}
