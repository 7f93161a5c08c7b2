import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

// The specification defines all of these (requirements: C12), except 991 for the filters (decisions/0020:
// Small conflicts) and 360 for the narrowest phones.
const BREAKPOINTS = [360, 576, 768, 991, 992, 1274];

it("the CSS uses exactly the listed breakpoints", () => {
  const widths = globSync("{storefront/app,ui/src}/**/*.css", { cwd: root }).flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(/@media[^{]*?(min|max)-width: ([\d.]+)px/g)].map(
      ([, bound, px]) => Math.round(Number(px) + (bound === "max" ? 0.02 : 0)),
    ),
  );
  expect([...new Set(widths)].sort((one, other) => one - other)).toEqual(BREAKPOINTS);
});
