/** Rules must not reach I/O, and browser code must not reach server code. */
import { type Breach, breachesOf, byFile, type Judge } from "./closures.ts";
import type { Import } from "./imports.ts";

const isRule = /^api\/.*\.rules\.ts$/;

/** Returns each impure import that a `.rules.ts` file reaches, directly or through others, except type imports. */
export function impureRules(imports: readonly Import[]): string[] {
  const known = byFile(imports);
  return [...known.keys()]
    .filter((file) => isRule.test(file))
    .flatMap((file) => breachesOf(file, known, notPure).map(sentence));
}

const notPure: Judge = (_, reached) => {
  if ("package" in reached)
    return /^(?:zod|@hono\/zod-openapi)$/.test(reached.package)
      ? undefined
      : "Rules are pure: no I/O, no library.";
  return /^api\/src\/(?:context\.ts$|(?:db|http|jobs|others)\/)|\.(?:store|service|routes|tasks)\.ts$/.test(
    reached.file,
  )
    ? "Rules are pure: they reach no I/O."
    : undefined;
};

function sentence({ way, import: { file, line, specifier }, why }: Breach): string {
  return `${way[0]} reaches ${specifier} (${[...way.slice(1, -1), `${file}:${line}`].join(" -> ")}). ${why}`;
}
