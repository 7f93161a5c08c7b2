import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ALLOWED_FILES, problemsIn } from "./screen-texts.ts";

const app = "storefront/app";
const FILES = [
  `${app}/screens/product/buy-box.tsx`,
  `${app}/screens/checkout/form/checkout-action.server.ts`,
  `${app}/components/product-card/product-card.tsx`,
  `${app}/layout/header/header.tsx`,
  `${app}/session/notices.server.ts`,
  `${app}/root.tsx`,
  "ui/src/dialog/dialog.tsx",
];
const IMPORTS = `import { texts } from "../texts.ts";\nimport { texts as own } from "./texts.ts";\n`;

describe.each(FILES.filter((file) => file.endsWith(".tsx")))("texts in the markup of %s", (file) => {
  it.each([
    ["a word in an element", `export const A = () => <p>Livrare <b>{1}</b></p>;`, "Livrare"],
    ["a label", `export const A = () => <button aria-label="Inchide" />;`, "Inchide"],
    ["a picture's alternative text", `export const A = () => <img alt="logo" />;`, "logo"],
  ])("the text %s is reported", (_kind, source, text) => {
    expect(problemsIn(file, source)).toEqual([`${file}:1: „${text}” belongs in a texts.ts.`]);
  });

  it("texts from a catalogue and technical attributes are accepted", () => {
    const shown = `export function A({ call = texts.a }) { return <p className="field wide">{call}{own.b}</p>; }`;
    const field = `export const B = () => <input placeholder="RO12345678" name="cui" aria-label={x} />;`;
    expect(problemsIn(file, IMPORTS + shown + field)).toEqual([]);
  });
});

describe.each(FILES)("texts in the code of %s", (file) => {
  it.each([
    ["a word with a diacritic", `const A = { text: "Șterge" };`, "Șterge"],
    ["a specified sentence", `const A = { text: "Adauga in cos" };`, "Adauga in cos"],
    ["a template", "const A = (n) => `Mai sunt ${n} bucăți`;", "bucăți"],
  ])("the text %s is reported", (_kind, source, text) => {
    expect(problemsIn(file, source)).toEqual([`${file}:1: „${text}” belongs in a texts.ts.`]);
  });

  it("a text that is read while the module loads is reported", () => {
    const early = `${file}:3: a text is read while the module loads; read it where it is shown.`;
    expect(problemsIn(file, `${IMPORTS}const TABS = [texts.b, { a: own.a }];`)).toEqual([early, early]);
    expect(problemsIn(file, `${IMPORTS}const tabs = () => [texts.b];`)).toEqual([]);
  });

  it("texts in thrown errors, log output and HTTP headers are not reported", () => {
    const source = `
      const headers = { "cache-control": "private, no-store", "content-type": "text/html; charset=utf-8" };
      if (!given) throw new Error("The layout has no settings.");
      console.error("Nu merge nimic", given);`;
    expect(problemsIn(file, source)).toEqual([]);
  });
});

it("a texts.ts must be a catalogue", () => {
  const file = `${app}/screens/product/texts.ts`;
  const plain = `export const texts = { add: "Adauga in cos" };`;
  expect(problemsIn(file, plain)).toEqual([`${file}: texts are not a catalogue().`]);
  expect(problemsIn(file, readFileSync(file, "utf8"))).toEqual([]);
});

it("tests, other apps and listed exceptions are skipped", () => {
  const skippedFiles = [`${app}/testing/page.tsx`, `${app}/screens/a.test.tsx`, "office/app/screens/a.tsx"];
  const problems = [...skippedFiles, ...Object.keys(ALLOWED_FILES)].map((file) =>
    problemsIn(file, `const A = "Șterge";`),
  );
  expect(problems.flat()).toEqual([]);
});
