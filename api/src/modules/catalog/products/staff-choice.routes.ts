import { chooseStaffProducts } from "@curat/contract/staff/product-choice";
import type { ApiContext } from "../../../context.ts";
import { invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { asKept, findChosen } from "./choice.store.ts";

const MOST = 5_000;

/** Many products at once, as people name them. */
export function staffChoiceRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, chooseStaffProducts, async ({ body: { ids, codes, categoryID, brandID } }) => {
    const asked = { ids, codes, categoryId: categoryID, brandId: brandID, limit: MOST + 1 };
    const found = await findChosen(db, asked);
    if (found.length > MOST)
      throw invalid({ categoryID: ["Sunt peste 5.000 de produse: alege o categorie mai mică sau o marcă."] });
    const known = new Set(found.map(({ code }) => asKept(code)));
    const products = found.map(({ id, code, name }) => ({ productID: id, code, name }));
    return { data: { products, unknown: codes.filter((code) => !known.has(asKept(code))) } };
  });
}
