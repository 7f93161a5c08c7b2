import { expect, it } from "vitest";
import { exportNames, importNames } from "./class-names.ts";

it("takes a style module's names instead of its list, and leaves other imports", () => {
  const code = [
    'import styles from "./card.module.css";',
    'import latin from "./latin.woff2";',
    'import "./print.css";',
  ];
  expect(importNames(code.join("\n"))).toBe(
    [`import * as styles from "./card.module.css";`, ...code.slice(1)].join("\n"),
  );
});

it("keeps the list where a class is chosen from it", () => {
  const code = 'import styles from "./price.module.css";\nexport const of = (kind: string) => styles[kind];';
  expect(importNames(code)).toBe(code);
});

it("exports each class under its name, also one that is no name of JavaScript", async () => {
  // As Vite writes it; a class named like a word of the language stands in its list alone.
  const code = [
    'export const price = "card__price";',
    "export default {",
    '\t"wide-card": "wide-card",',
    "\tprice: price,",
    '\t"new": "card__new"',
    "};",
  ];
  const names = (await import(
    `data:text/javascript,${encodeURIComponent(exportNames(code.join("\n")))}`
  )) as object;
  const classes = { "wide-card": "wide-card", price: "card__price", new: "card__new" };
  expect({ ...names }).toEqual({ ...classes, default: classes });
});
