import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../../testing/visit.ts";
import { aStaffProduct } from "../../../../testing/a-staff-product.ts";
import { countRows, filledRows, NEW_ROWS, rowsIn } from "./related-fields.ts";
import { changeRelated } from "./related.server.ts";

const banner = {
  bannertype: 2,
  bannertitle: "Ofertă",
  url: "/oferta",
  bannerpic: "/media/1",
  bannerpic_mobile: "",
};
const formOf = (fields: object) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
};

it("rowsIn reads back the rows that filledRows wrote, except empty ones", () => {
  const product = aStaffProduct({ features: [{ name: "Concentrat", pic: "/media/2" }], banners: [banner] });
  const [features, banners] = [filledRows("features")(product), filledRows("banners")(product)];
  expect([countRows(features, "features"), countRows(banners, "banners")]).toEqual([
    1 + NEW_ROWS,
    1 + NEW_ROWS,
  ]);
  expect(rowsIn(formOf(features), "features")).toEqual({ features: product.fields.features });
  expect(rowsIn(formOf(banners), "banners")).toEqual({ banners: [banner] });
});

it("a banner row with only a type is dropped", () => {
  const form = formOf({ "banners.0.bannertype": 1, "banners.0.url": "/noutati", "banners.1.bannertype": 1 });
  expect(rowsIn(form, "banners")).toEqual({
    banners: [{ bannertype: 1, bannertitle: "", url: "/noutati", bannerpic: "", bannerpic_mobile: "" }],
  });
});

it("recommended products are submitted in the typed order, without duplicates", async () => {
  const form = formOf({ form: "related", version: 3, products: "b-2\nA-1\nB-2" });
  const request = new Request("https://curat.ro/admin", { method: "POST", body: form });
  const products = ["A-1", "B-2"].map((code, at) => ({ productID: at + 1, code, name: code }));
  const { requests, result } = await visit(
    ({ url }) => ({
      body: { data: url.includes("/choose") ? { products, unknown: [], archived: [] } : aStaffProduct() },
    }),
    (context) => changeRelated(request, context, "9"),
  );
  expect(leadsTo(result)).toBe("/produse/9/recomandari");
  expect(await requests.at(-1)?.json()).toEqual({ related_ids: [2, 1], version: 3 });
});
