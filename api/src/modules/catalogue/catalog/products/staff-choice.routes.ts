import { chooseStaffProducts } from "@curat/contract/staff/product-choice";
import type { ApiContext } from "../../../../context.ts";
import { invalid } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { matchedByCodes } from "../../../../text/meant-codes.ts";
import { findByCodes, findChosen } from "./choice.store.ts";

const MAX = 5_000;

export function staffChoiceRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, chooseStaffProducts, async ({ body: { ids, codes, standing, categoryID, brandID } }) => {
    const meant = matchedByCodes(codes, await findByCodes(db, codes));
    const isOut = ({ code, isArchived }: { code: string; isArchived: boolean }) =>
      isArchived && !standing.includes(code);
    const named = [...meant.values()].filter((product) => !isOut(product)).map(({ id }) => id);
    const input = { ids: [...ids, ...named], categoryId: categoryID, brandId: brandID, limit: MAX + 1 };
    const found = await findChosen(db, input);
    if (found.length > MAX)
      throw invalid({
        categoryID: ["Sunt peste 5.000 de produse: alege o categorie mai mică sau un brand."],
      });
    const products = found.map(({ id, code, name }) => ({ productID: id, code, name }));
    const unknown = codes.filter((code) => !meant.has(code));
    const archived = [...meant].filter(([, product]) => isOut(product)).map(([code]) => code);
    return { data: { products, unknown, archived } };
  });
}
