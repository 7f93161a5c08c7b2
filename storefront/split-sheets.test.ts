import { expect, it } from "vitest";
import { cutSheets } from "./split-sheets.ts";

const BLOCKS = new Map([
  ["auth", "account"],
  ["gallery", "product"],
] as const);

it("puts each rule into one sheet, in its layer, its medium and its order", () => {
  const css = [
    '@layer reset,screens;:root{--quote:"}"}',
    "@layer components{.button,.auth__go{color:red}.button .auth__go:is(.a,.b){top:0}}",
    "@layer screens{.auth{left:0}@media (width>=768px){.gallery__slide{right:0}.home{right:1px}}}",
    "@keyframes gallery__beside{0%{top:0}to{top:1px}}@keyframes turn{to{rotate:1turn}}",
  ].join("");
  const sheets = Object.fromEntries(cutSheets(css, BLOCKS));
  expect(sheets["style.css"]).toBe(
    '@layer reset,screens;:root{--quote:"}"}@layer components{.button{color:red}}' +
      "@layer screens{@media (width>=768px){.home{right:1px}}}@keyframes turn{to{rotate:1turn}}",
  );
  const layers = "@layer reset, tokens, base, components, screens, custom;";
  expect(sheets["account.css"]).toBe(
    `${layers}@layer components{.auth__go{color:red}.button .auth__go:is(.a,.b){top:0}}@layer screens{.auth{left:0}}`,
  );
  expect(sheets["product.css"]).toBe(
    `${layers}@layer screens{@media (width>=768px){.gallery__slide{right:0}}}@keyframes gallery__beside{0%{top:0}to{top:1px}}`,
  );
});
