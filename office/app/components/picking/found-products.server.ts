import { chooseStaffProducts } from "@curat/contract/staff/product-choice";
import { listStaffProducts } from "@curat/contract/staff/products";
import { apiOf } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { codesIn } from "../products/product-fields.ts";
import { MAX_NAMED } from "./product-choice.ts";
import type { ProductChoice } from "./product-choice.ts";

const SUGGESTED = "8";
const MAX_CHARACTERS = 100;

/** Returns suggestions for the text `q`, or the names of the codes in `coduri`. */
export async function loadFoundProducts(context: Context, url: URL): Promise<Response> {
  const codes = codesIn(url.searchParams.get("coduri") ?? "").slice(0, MAX_NAMED);
  const found = codes.length > 0 ? await named(context, codes) : await suggested(context, url);
  if (!found) return Response.json(null, { status: 503 });
  return Response.json({ products: found.map(({ code, name }) => ({ code, name })) });
}

async function named(context: Context, codes: string[]): Promise<ProductChoice[] | undefined> {
  const answer = await apiOf(context).call(chooseStaffProducts, { body: { codes, standing: codes } });
  return answer.ok ? answer.data.products : undefined;
}

async function suggested(context: Context, { searchParams }: URL): Promise<ProductChoice[] | undefined> {
  const q = (searchParams.get("q") ?? "").trim().slice(0, MAX_CHARACTERS);
  if (q === "") return [];
  const answer = await apiOf(context).call(listStaffProducts, { query: { q, per_page: SUGGESTED } });
  return answer.ok ? answer.data : undefined;
}
