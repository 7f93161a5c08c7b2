import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { pageOf } from "../../../testing/page-of.tsx";
import { visit } from "../../../testing/visit.ts";
import OneSheet from "./one-sheet.route.tsx";
import { loadOneSheet } from "./sheets.server.ts";

const SHEET = {
  id: 7,
  title: "Foaie: un produs (preț, stoc)",
  state: "draft",
  rows_count: 1,
  apply_at: null,
  jobID: null,
  by: "Ana",
  created_at: "2026-11-22T10:00:00Z",
  version: 1,
  fields: ["list_price", "stock"],
  differences: [],
  last_page: 1,
};

async function shownTo(permissions: string[], changed: object = {}) {
  const { result } = await visit(
    ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith("/staff/me")) return { body: { data: { permissions } } };
      if (pathname.endsWith("/product-sheets/7")) return { body: { data: { ...SHEET, ...changed } } };
      if (pathname.endsWith("/margin-checks"))
        return { body: { data: [{ productID: 3, warning: "Sub cost: 8 lei." }] } };
      return { body: { data: [], meta: { total: 0, last_page: 1 } } };
    },
    (context) => loadOneSheet(context, "7", new URL("https://curat.ro/admin/foi/7")),
    { path: "/foi/7", method: "GET" },
  );
  return renderToString(pageOf(OneSheet, result));
}

it("only staff with all permissions can apply a batch change, and others see which permissions are missing", async () => {
  const may = ["products:view", "products:edit", "stock:edit"];
  const [whole, part] = [await shownTo([...may, "prices:edit"]), await shownTo(may)];
  expect(whole).toContain("Aplică acum");
  expect(whole).toContain("Programează");
  expect(part).not.toContain("Aplică acum");
  expect(part).not.toContain("Programează");
  expect(part).toContain("Foaia schimbă prețuri: o poate aplica doar cine are dreptul să le schimbe.");
  expect(part).not.toContain("Foaia schimbă stocul");
  expect(part).toContain("Renunță");
});

it("a batch change shows margin warnings next to the new prices until it is applied", async () => {
  const differences = [3, 4].map((productID) => ({
    productID,
    code: `C${productID}`,
    name: `Produs ${productID}`,
    changes: [],
    list_price: 10,
    notes: ["Nu se afișează ca reducere."],
    errors: [],
  }));
  const shown = await shownTo(["products:edit", "costs:view"], { differences });
  expect(shown).toContain("Nu se afișează ca reducere. Sub cost: 8 lei.");
  expect(shown.match(/Sub cost/g)).toHaveLength(1);
  expect(await shownTo(["products:edit"], { differences, state: "started" })).not.toContain("Sub cost");
});
