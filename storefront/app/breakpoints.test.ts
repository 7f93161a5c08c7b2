import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

// The filters need 991 (decisions/0020: Small conflicts), and the narrowest phones 360; the others are
// specified (requirements: C12).
const BREAKPOINTS = [360, 576, 768, 991, 992, 1274];

it("the CSS uses only the specified breakpoints", () => {
  const widths = globSync("{storefront/app,ui/src}/**/*.css", { cwd: root }).flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(/@media[^{]*?(min|max)-width: ([\d.]+)px/g)].map(
      ([, bound, px]) => Math.round(Number(px) + (bound === "max" ? 0.02 : 0)),
    ),
  );
  expect([...new Set(widths)].sort((one, other) => one - other)).toEqual(BREAKPOINTS);
});
