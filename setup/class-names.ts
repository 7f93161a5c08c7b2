/** TypeScript accepts any class name, so this check compares components with style sheets. */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Expression, type JSXAttribute, type JSXEmptyExpression, parseSync, Visitor } from "oxc-parser";

const IS_SHEET = /^(?:storefront\/app|office\/app|ui\/src)\/.*\.module\.css$/;
/** Style sheets whose classes the build does not rename. */
const IS_SHARED = /^(?:storefront\/app|office\/app|ui\/src)\/.*(?<!\.module)\.css$/;
/** Every component may use these sheets. */
const COMMON = ["ui/src/styles/layout.css", "ui/src/styles/looks.css"];
const IS_SCRIPT = /^(?:storefront\/app|office\/app|ui\/src|contract\/src)\/(?!.*\.test\.).*\.tsx?$/;

/** Prints each class that is only used or only defined, and returns whether there is none. */
export async function checkClassNames(root: string, projectFiles: string[]): Promise<boolean> {
  const files = projectFiles.filter((file) =>
    [IS_SHEET, IS_SHARED, IS_SCRIPT].some((kind) => kind.test(file)),
  );
  const read = async (file: string) => [file, await readFile(join(root, file), "utf8")] as const;
  const problems = classProblems(new Map(await Promise.all(files.map(read))));
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** Returns the classes that are only used or only defined in these files. */
export function classProblems(files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const used = new Map<string, Set<string>>();
  const usedOf = (sheet: string) => used.get(sheet) ?? used.set(sheet, new Set()).get(sheet) ?? new Set();
  const chosenAtRunTime = new Set<string>();
  const words = new Set<string>();
  const defined = new Map<string, Set<string>>();

  const shared = new Set<string>();
  for (const [file, source] of files) {
    if (IS_SHARED.test(file)) for (const name of classesIn(source)) shared.add(name);
    if (!IS_SHEET.test(file)) continue;
    defined.set(file, classesIn(source));
    for (const [, names = "", from] of source.matchAll(/composes:\s*([\w\s-]+?)(?:\s+from\s+"([^"]+)")?;/g))
      for (const name of names.split(/\s+/)) usedOf(from ? sheetAt(file, from) : file).add(name);
  }
  for (const [file, source] of files) {
    if (!IS_SCRIPT.test(file)) continue;
    for (const [word] of source.matchAll(/[\w-]+/g)) words.add(word);
    if (!source.includes("className")) continue;
    const { program, module } = parseSync(file, source);
    const sheets = new Map(
      module.staticImports.flatMap(({ moduleRequest, entries }) =>
        moduleRequest.value.endsWith(".module.css")
          ? entries.map(({ localName }) => [localName.value, sheetAt(file, moduleRequest.value)] as const)
          : [],
      ),
    );
    const exact = new Set<number>();
    const whole: { start: number; sheet: string }[] = [];
    new Visitor({
      JSXAttribute({ name, value }) {
        if (name.name !== "className") return;
        for (const word of plainWords(value).filter((plain) => !shared.has(plain)))
          problems.push(`${file}: no shared sheet defines the class "${word}".`);
      },
      MemberExpression({ object, property, computed }) {
        const sheet = object.type === "Identifier" ? sheets.get(object.name) : undefined;
        if (sheet === undefined) return;
        const name = computed
          ? property.type === "Literal" && property.value
          : property.type === "Identifier" && property.name;
        if (typeof name !== "string") return;
        exact.add(object.start);
        usedOf(sheet).add(name);
        if (!defined.get(sheet)?.has(name)) problems.push(`${file}: ${sheet} defines no class "${name}".`);
      },
      Identifier({ name, start }) {
        const sheet = sheets.get(name);
        if (sheet) whole.push({ start, sheet });
      },
    }).visit(program);
    const afterImports = Math.max(0, ...module.staticImports.map(({ end }) => end));
    for (const { start, sheet } of whole)
      if (start >= afterImports && !exact.has(start)) chosenAtRunTime.add(sheet);
  }
  const common = new Map(
    COMMON.flatMap((file) => [...classesIn(files.get(file) ?? "")].map((name) => [name, file])),
  );
  for (const [name, file] of common)
    if (!words.has(name)) problems.push(`${file}: no component uses the class "${name}".`);
  for (const [sheet, names] of defined) {
    const block = basename(sheet, ".module.css");
    if (names.has(block) && common.has(block))
      problems.push(`${sheet}: ${common.get(block)} has a class "${block}", too.`);
    for (const name of names)
      if (!used.get(sheet)?.has(name) && !(chosenAtRunTime.has(sheet) && words.has(name)))
        problems.push(`${sheet}: no component uses the class "${name}".`);
  }
  return problems;
}

function plainWords(node: JSXAttribute["value"] | Expression | JSXEmptyExpression): string[] {
  switch (node?.type) {
    case "Literal":
      return String(node.value ?? "").match(/\S+/g) ?? [];
    case "TemplateLiteral":
      return [
        ...node.quasis.flatMap(({ value }) => value.raw.match(/\S+/g) ?? []),
        ...node.expressions.flatMap(plainWords),
      ];
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap(plainWords);
    case "LogicalExpression":
      return plainWords(node.right);
    case "JSXExpressionContainer":
      return plainWords(node.expression);
    default:
      return [];
  }
}

/** Returns a sheet's classes, without those inside `:global()`. */
function classesIn(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, "").match(/[^{};]+(?=\{)/g) ?? [];
  const own = selectors.map((selector) => selector.replaceAll(/:global\([^)]*\)|\[[^\]]*\]/g, ""));
  return new Set(
    own.flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name)),
  );
}

function sheetAt(file: string, request: string): string {
  return request.startsWith("@curat/ui/")
    ? request.replace("@curat/ui/", "ui/src/")
    : join(file, "..", request);
}
