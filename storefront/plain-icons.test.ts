import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { plainIcon } from "./plain-icons.ts";

const { resolve: find } = createRequire(import.meta.url);

it("keeps an icon's drawing alone", async () => {
  const code = await readFile(find("lucide-react/dist/esm/icons/badge-check.mjs"), "utf8");
  const plain = plainIcon(code).replace(/^import .*$/m, "const createLucideIcon = (icon) => icon;");
  const { default: icon } = (await import(`data:text/javascript,${encodeURIComponent(plain)}`)) as object & {
    default: { node: [string, object][] };
  };
  expect(Object.keys(icon)).toEqual(["node"]);
  expect(icon.node.map(([tag, attributes]) => [tag, Object.keys(attributes)])).toEqual([
    ["path", ["d"]],
    ["path", ["d"]],
  ]);
  expect(plain).not.toMatch(/^__iconData\.node;/m);
});
