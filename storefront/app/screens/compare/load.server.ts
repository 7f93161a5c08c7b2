import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { comparesProducts, findCompared, toCompareItem } from "../../components/compare/compared.server.ts";
import { compareRows } from "./compare-rows.ts";
import { texts } from "./texts.ts";

/** Returns the compared products. Throws 404 when the comparison is disabled. */
export async function loadComparison(context: Readonly<RouterContextProvider>) {
  if (!(await comparesProducts(context))) throw data(null, { status: 404 });
  const products = await findCompared(context);
  return {
    head: { title: texts.title, description: texts.description, robots: "noindex" },
    items: products.map(toCompareItem),
    rows: compareRows(products),
  };
}
