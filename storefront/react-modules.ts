/** React as modules, in the browser's build: a bundler can leave out what nobody imports, and calls everything by a name of its own. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { normalizePath, type Plugin } from "vite";

const { resolve: find } = createRequire(import.meta.url);

/** What is imported, and the file of CommonJS that a browser runs of it; the package's own index chooses among such files as it runs. */
const FILES = new Map(
  [
    ["react", "react", "react"],
    ["react/jsx-runtime", "react", "react-jsx-runtime"],
    ["react-dom", "react-dom", "react-dom"],
    ["react-dom/client", "react-dom", "react-dom-client"],
    ["scheduler", "scheduler", "scheduler"],
  ].map(([source = "", owner = "", file = ""]) => [
    source,
    normalizePath(join(dirname(find(`${owner}/package.json`)), `cjs/${file}.production.js`)),
  ]),
);

export function reactModules(): Plugin {
  const files = new Set(FILES.values());
  return {
    name: "curat:react-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source) => FILES.get(source),
    transform: (code, id) => (files.has(id) ? { code: asModule(code), map: null } : undefined),
  };
}

/** A file of CommonJS in React's manner (requires in one declaration, exports on the first level) as a module that does the same. */
export function asModule(code: string): string {
  const required = [...code.matchAll(/(\w+) = require\("([\w-]+)"\)/g)];
  const exported = new Map(
    [...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = ""]) => [name, `exported_${name}`]),
  );
  // What has a name already keeps it: `jsx` and `jsxs` are one.
  const named = /^exports\.(\w+) = (?!null;)([A-Za-z]\w*);$/gm;
  for (const [, name = "", own = ""] of code.matchAll(named)) exported.set(name, own);
  return [
    ...required.map(([, name, source]) => `import * as ${name} from "${source}";`),
    code
      .replace(/^var (?:\s*\w+ = require\("[\w-]+"\)[,;])+/m, "")
      .replaceAll(named, "")
      .replaceAll(/^exports\.(\w+) =/gm, "var exported_$1 =")
      .replaceAll(/\bexports\.(\w+)/g, (_, name: string) => exported.get(name) ?? name),
    `export { ${[...exported].map(([name, own]) => `${own} as ${name}`).join(", ")} };`,
  ].join("\n");
}
