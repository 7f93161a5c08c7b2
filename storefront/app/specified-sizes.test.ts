import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

function rules(sheet: string, selector: string): string {
  const [file = ""] = globSync(`{storefront/app,ui/src}/**/${sheet}`, { cwd: root });
  const css = readFileSync(root + file, "utf8");
  return css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
}

it.each([
  ["cart-dropdown.module.css", ".panel", "width: 290px"],
  ["cart-dropdown.module.css", ".list", "max-height: 255px"],
  ["notices.module.css", ".notices", "width: min(300px"],
  ["consent-banner.module.css", ".box", "width: min(680px"],
  ["dialog.module.css", ".wide", "width: min(680px"],
  ["product-card.module.css", ".main", "-webkit-line-clamp: 2"],
  ["bundle-box.module.css", ".name a", "-webkit-line-clamp: 2"],
  ["bundle-box.module.css", ".text", "-webkit-line-clamp: 4"],
  ["gallery.module.css", ".thumbnails", "4 * var(--space-2)) / 5"],
  ["stock-badge.module.css", ".in", "color: var(--success)"],
  ["stock-badge.module.css", ".limited", "color: var(--warning)"],
  ["stock-badge.module.css", ".none", "color: var(--primary)"],
])("%s %s has the specified %s", (sheet, selector, size) => {
  expect(rules(sheet, selector)).toContain(size);
});

it("the primary colour is red and the success colour green", () => {
  const colour = (name: string) => {
    const [, red = "", green = "", blue = ""] =
      new RegExp(`--${name}: #(..)(..)(..);`).exec(rules("tokens.css", ":root")) ?? [];
    return [red, green, blue].map((part) => Number.parseInt(part, 16));
  };
  const [[red = 0, ...notRed], [notGreen = 0, green = 0, alsoNot = 0]] = [
    colour("primary"),
    colour("success"),
  ];
  expect(red).toBeGreaterThan(3 * Math.max(...notRed));
  expect(green).toBeGreaterThan(2 * Math.max(notGreen, alsoNot));
});

it("subcategory tiles have 5, 4, 3 and 1 columns from wide to narrow", () => {
  const css = readFileSync(`${root}storefront/app/screens/category/subcategories.module.css`, "utf8");
  const columns = [...css.matchAll(/min-width: (\d+)px\)[^@]*?grid-template-columns: repeat\((\d)/gs)].map(
    ([, width, count]) => [Number(width), Number(count)],
  );
  expect(columns).toEqual([
    [768, 3],
    [992, 4],
    [1274, 5],
  ]);
});
