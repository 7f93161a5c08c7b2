import { listStaffBrands } from "@curat/contract/staff/brands";
import { listStaffCategories } from "@curat/contract/staff/categories";
import { listStaffCompanies } from "@curat/contract/staff/companies";
import { listStaffCustomerGroups } from "@curat/contract/staff/customer-groups";
import { listStaffCustomers } from "@curat/contract/staff/customers";
import { chooseStaffProducts } from "@curat/contract/staff/product-choice";
import { listStaffProducts } from "@curat/contract/staff/products";
import { foldText } from "@curat/contract/text.values";
import { apiOf } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { codesIn } from "../products/product-fields.ts";
import { CHOICE_KINDS, MAX_NAMED } from "./choice.ts";
import type { Choice, ChoiceKind } from "./choice.ts";

const SUGGESTED = 8;
const MAX_CHARACTERS = 100;

/** Returns suggestions of the kind `fel` for the text `q`, or the names of the product codes in `coduri`. */
export async function loadFoundChoices(context: Context, { searchParams }: URL): Promise<Response> {
  const codes = codesIn(searchParams.get("coduri") ?? "").slice(0, MAX_NAMED);
  const q = (searchParams.get("q") ?? "").trim().slice(0, MAX_CHARACTERS);
  const kind = CHOICE_KINDS.find((one) => one === searchParams.get("fel")) ?? "product";
  const found =
    codes.length > 0 ? await named(context, codes) : q === "" ? [] : await SUGGEST[kind](context, q);
  if (!found) return Response.json(null, { status: 503 });
  return Response.json({ choices: found.map(({ code, name }) => ({ code, name })) });
}

async function named(context: Context, codes: string[]): Promise<Choice[] | undefined> {
  const answer = await apiOf(context).call(chooseStaffProducts, { body: { codes, standing: codes } });
  return answer.ok ? answer.data.products : undefined;
}

type Suggest = (context: Context, q: string) => Promise<Choice[] | undefined>;

const SUGGEST: Record<ChoiceKind, Suggest> = {
  product: async (context, q) => {
    const answer = await apiOf(context).call(listStaffProducts, {
      query: { q, per_page: String(SUGGESTED) },
    });
    return answer.ok ? answer.data : undefined;
  },
  category: async (context, q) => {
    const answer = await apiOf(context).call(listStaffCategories);
    if (!answer.ok) return undefined;
    const words = foldText(q).split(" ");
    return answer.data
      .map(({ category, url }) => ({ code: url, name: category }))
      .filter(({ code, name }) => words.every((word) => foldText(`${name} ${code}`).includes(word)))
      .slice(0, SUGGESTED);
  },
  brand: async (context, q) => {
    const answer = await apiOf(context).call(listStaffBrands, { query: { page: "1", q } });
    return answer.ok
      ? answer.data.slice(0, SUGGESTED).map(({ brand, slug }) => ({ code: slug, name: brand }))
      : undefined;
  },
  group: async (context, q) => {
    const answer = await apiOf(context).call(listStaffCustomerGroups, { query: { page: "1", q } });
    return answer.ok ? answer.data.slice(0, SUGGESTED).map(({ name }) => ({ code: name, name })) : undefined;
  },
  customer: async (context, q) => {
    const answer = await apiOf(context).call(listStaffCustomers, {
      query: { q, per_page: String(SUGGESTED) },
    });
    return answer.ok
      ? answer.data.flatMap(({ email, firstname, lastname }) =>
          email ? [{ code: email, name: `${firstname} ${lastname}`.trim() }] : [],
        )
      : undefined;
  },
  company: async (context, q) => {
    const answer = await apiOf(context).call(listStaffCompanies, {
      query: { q, per_page: String(SUGGESTED) },
    });
    return answer.ok
      ? answer.data.flatMap(({ cui, name }) => (cui ? [{ code: `RO${cui}`, name }] : []))
      : undefined;
  },
};
