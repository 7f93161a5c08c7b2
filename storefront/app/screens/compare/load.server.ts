import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { comparesProducts, findCompared, toCompareItem } from "../../components/compare/compared.server.ts";
import { compareRows } from "./compare-rows.ts";
import { texts } from "./texts.ts";

/** The compared products side by side; where the shop does not compare there is no such page. */
export async function loadComparison(context: Readonly<RouterContextProvider>) {
  if (!(await comparesProducts(context))) throw data(null, { status: 404 });
  const products = await findCompared(context);
  return {
    head: { title: texts.title, description: texts.description, robots: "noindex" },
    items: products.map(toCompareItem),
    rows: compareRows(products),
  };
}
