import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Expression, parseSync, Visitor } from "oxc-parser";

export interface Import {
  /** Path from the repository's root. */
  file: string;
  line: number;
  /** As written: "./cart.rules.ts", "@curat/contract/cart". */
  specifier: string;
  /** Whether it is erased at run time. */
  isType: boolean;
  /** Whether it is loaded lazily: `import(…)`. */
  isLate: boolean;
  isExport: boolean;
  /** Names in this file, keyed by their names in the imported module; undefined for `import *`. */
  names: Readonly<Record<string, string>> | undefined;
}

/** The specifier of an `import(…)` with a computed path, and of an `import.meta.glob`. */
export const COMPUTED = "a computed path";

/** Returns every import in a source, including `export … from` and lazy and type imports. */
export function importsIn(file: string, source: string): Import[] {
  const parsed = parseSync(file, source);
  const found: Import[] = [];
  const add = (start: number, specifier: string, details: Partial<Import> = {}): void => {
    const line = source.slice(0, start).split("\n").length;
    found.push({
      file,
      line,
      specifier,
      isType: false,
      isLate: false,
      isExport: false,
      names: undefined,
      ...details,
    });
  };
  for (const { start, moduleRequest, entries } of parsed.module.staticImports)
    add(start, moduleRequest.value, {
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      names: namesOf(
        entries.map(({ importName, localName, isType }) => [importName.name, localName.value, isType]),
      ),
    });
  for (const { start, entries } of parsed.module.staticExports) {
    const from = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest;
    if (from)
      add(start, from.value, {
        isType: entries.every(({ isType }) => isType),
        isExport: true,
        names: namesOf(
          entries.map(({ importName, exportName, isType }) => [importName.name, exportName.name, isType]),
        ),
      });
  }
  // Walking the tree is slow, and few files have such imports.
  if (/\bimport\s*\(|\bimport\.meta\.glob\b/.test(source)) {
    new Visitor({
      ImportExpression({ start, source: from }) {
        add(start, textOf(from) ?? COMPUTED, { isLate: true });
      },
      CallExpression({ start, callee }) {
        if (isGlob(callee)) add(start, COMPUTED, { isLate: true });
      },
      TSImportType({ start, source: from }) {
        add(start, from.value, { isType: true });
      },
    }).visit(parsed.program);
  }
  return found;
}

/** Returns the imported names, or undefined when everything or the default is imported. */
function namesOf(
  entries: readonly (readonly [name: string | null, here: string | null, isType: boolean])[],
): Import["names"] {
  const values = entries.filter(([, , isType]) => !isType);
  return values.length > 0 && values.every(([name, here]) => name !== null && here !== null)
    ? Object.fromEntries(values)
    : undefined;
}

function isGlob(callee: Expression): boolean {
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "MetaProperty" &&
    callee.property.type === "Identifier" &&
    callee.property.name === "glob"
  );
}

function textOf(from: Expression): string | undefined {
  if (from.type === "Literal" && typeof from.value === "string") return from.value;
  if (from.type === "TemplateLiteral" && from.expressions.length === 0) return from.quasis[0]?.value.raw;
  return undefined;
}

export async function importsOf(files: string[], root: string): Promise<Import[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      // A file that was deleted but that git still lists.
      const source = await readFile(join(root, file), "utf8").catch(() => "");
      return importsIn(file, source);
    }),
  );
  return found.flat();
}
