import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { idleQuotes, problemsIn, QUOTED, TERMS, unlistedTerms } from "./romanian-terms.ts";

const STOREFRONT = "storefront/app/screens/account/companies/texts.ts";
const OFFICE = "office/app/screens/selling/order/moves-panel.tsx";
const API = "api/src/modules/catalogue/catalog/products/products.rules.ts";
const MAIL = "api/src/modules/backoffice/notifications/review-published-mail.ts";

describe("the check of Romanian terms", () => {
  it.each([
    [
      STOREFRONT,
      `export const texts = catalogue("a", { add: "Adaugă o companie" });`,
      "Adaugă o companie",
      "firmă",
    ],
    [
      STOREFRONT,
      `export const texts = catalogue("a", { add: plural({ other: "{numar} de linii" }) });`,
      "{numar} de linii",
      "produs",
    ],
    [OFFICE, "export const A = () => <h2>Povestea comenzii</h2>;", "Povestea comenzii", "istoric"],
    [OFFICE, "const open = `Deschide biroul ${name}`;", "Deschide biroul", "panou de administrare"],
    [API, `const FAULT = "Marca nu există.";`, "Marca nu există.", "brand"],
    [MAIL, "const intro = `Opinia ta despre ${product}.`;", "Opinia ta despre", "recenzie"],
  ])("the check reports, in %s: %s", (file, source, text, use) => {
    expect(problemsIn(file, source)).toEqual([
      `${file}:1: „${text}” should say „${use}” (docs/glossary.md).`,
    ]);
  });

  it("the check accepts a word that the specification quotes", () => {
    const used = new Set<string>();
    expect(problemsIn(STOREFRONT, `const empty = "Nu ai companii salvate in cont";`, used)).toEqual([]);
    expect([...used]).toEqual(["Nu ai companii salvate in cont"]);
  });
});

it("the check skips codes, URLs, imports and names of foreign columns", () => {
  const source = [
    `import { texts } from "./marci/companii.ts";`,
    `const PAGE = "/account/companii";`,
    `const column = { label: "Brand", names: ["Marca", "marca produs"] };`,
    `const app = "Scanează codul cu o aplicație de autentificare.";`,
  ].join("\n");
  expect(problemsIn(API, source)).toEqual([]);
});

it("the check reports an exemption that no file or requirement contains", () => {
  const [one = ""] = QUOTED;
  const quotedAll = [...QUOTED].join("\n");
  expect(idleQuotes(QUOTED, quotedAll)).toEqual([]);
  expect(idleQuotes(new Set([...QUOTED].slice(1)), quotedAll)).toEqual([
    `setup/romanian-terms.ts exempts „${one}”, which no file needs.`,
  ]);
  expect(idleQuotes(QUOTED, "")).toHaveLength(QUOTED.size);
});

it("every checked term is in the glossary", () => {
  const glossary = readFileSync("docs/glossary.md", "utf8");
  expect(unlistedTerms(glossary)).toEqual([]);
  expect(unlistedTerms(glossary.replace("| firmă ", "| x "))).toHaveLength(1);
  expect(TERMS.length).toBeGreaterThan(15);
});
