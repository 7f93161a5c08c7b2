/** Classes of style modules by their names, in the browser's build. */
import type { Plugin } from "vite";

const STYLE_IMPORT = /^import (\w+) from ("[^"]+\.module\.css");/gm;
const MODULE = /\.module\.css$/;

/** `styles.price` becomes the class itself where it stands, so that no script carries a list of the classes beside it. */
export function classNames(): Plugin[] {
  const common = {
    apply: "build",
    applyToEnvironment: ({ name }: { name: string }) => name === "client",
  } as const;
  return [
    {
      ...common,
      name: "curat:class-imports",
      enforce: "pre",
      transform(code, id) {
        if (!/\.tsx?$/.test(id) || !code.includes(".module.css")) return;
        return { code: importNames(code), map: null };
      },
    },
    {
      ...common,
      name: "curat:class-exports",
      enforce: "post",
      transform(code, id) {
        return MODULE.test(id) ? { code: exportNames(code), map: null } : undefined;
      },
    },
  ];
}

/** Takes a style module's names instead of its list, but where a class is chosen from the list. */
export function importNames(code: string): string {
  return code.replace(STYLE_IMPORT, (whole, name: string, source: string) =>
    new RegExp(`\\b${name}\\[(?!")`).test(code) ? whole : `import * as ${name} from ${source};`,
  );
}

/** Exports every class of the list that Vite made of a style module, also one that is no name of JavaScript, and the list. */
export function exportNames(code: string): string {
  const list = code.slice(code.indexOf("export default {"));
  const constants = new Map(
    [...code.matchAll(/^export const (\w+) = ("[^"]*");$/gm)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  const classes = [...list.matchAll(/^\t"?([\w-]+)"?: (?:("[^"]*")|(\w+)),?$/gm)].map(
    ([, name = "", value, constant = ""]) => [name, value ?? constants.get(constant) ?? ""] as const,
  );
  const names = classes.map(
    ([name, value], index) => `const c${index} = ${value};\nexport { c${index} as "${name}" };`,
  );
  return [
    ...names,
    `export default { ${classes.map(([name, value]) => `"${name}": ${value}`).join(", ")} };`,
  ].join("\n");
}
