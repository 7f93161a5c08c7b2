import { chooseStaffProducts } from "@curat/contract/staff/product-choice";
import type { StaffBrand } from "@curat/contract/staff/brands";
import { listStaffBrands } from "@curat/contract/staff/brands";
import { listStaffCategories } from "@curat/contract/staff/categories";
import { textOf } from "@curat/ui/form/form-values.ts";
import { apiOf, maybe } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { refuse } from "../form/send.server.ts";
import {
  ADD_BRAND,
  ADD_CATEGORY,
  codesIn,
  idsByCode,
  PRODUCTS_FIELD,
  loadedCodes,
} from "./product-fields.ts";
import { texts } from "./texts.ts";

export interface NamedProduct {
  productID: number;
  code: string;
  name: string;
}
type Refusal = ReturnType<typeof refuse>;
type Taken = { ok: true; products: NamedProduct[] } | { ok: false; refusal: Refusal };

/** Returns products by id. Undefined if the staff member may not view products. */
export async function productsOf(
  context: Context,
  ids: readonly number[],
): Promise<NamedProduct[] | undefined> {
  const answer = await maybe(context, chooseStaffProducts, { body: { ids: [...ids] } });
  return answer?.data.products;
}

interface Sought {
  codes: string[];
  categoryID?: number;
  brandID?: number;
}

/** Looks up a form's product codes. `faultsOf` explains unknown and newly archived ones. */
export async function findNamed(context: Context, form: FormData, { codes, ...added }: Sought) {
  const body = { codes, standing: loadedCodes(form, codes), ...added };
  const answer = await apiOf(context).call(chooseStaffProducts, { body });
  if (!answer.ok) return answer;
  const { products, unknown, archived } = answer.data;
  const idOf = idsByCode(products);
  const faultsOf = (named: readonly string[]) => {
    const gone = named.filter((code) => archived.includes(code));
    const isUnknown = (code: string) => unknown.includes(code) || idOf(code) === undefined;
    const none = named.filter((code) => codes.includes(code) && !gone.includes(code) && isUnknown(code));
    return [
      ...(none.length > 0 ? [texts.unknown(none)] : []),
      ...(gone.length > 0 ? [texts.archived(gone)] : []),
    ];
  };
  return { ok: true as const, products, left: [...unknown, ...archived], idOf, faultsOf };
}

/** Returns the products that a form selects. Returns a refusal if a code is unknown. */
export async function takeProducts(context: Context, form: FormData, field = PRODUCTS_FIELD): Promise<Taken> {
  const codes = codesIn(textOf(form, field));
  const added = { categoryID: Number(textOf(form, ADD_CATEGORY)), brandID: Number(textOf(form, ADD_BRAND)) };
  const sought = {
    codes,
    ...(added.categoryID > 0 && { categoryID: added.categoryID }),
    ...(added.brandID > 0 && { brandID: added.brandID }),
  };
  const found = await findNamed(context, form, sought);
  if (!found.ok) {
    const [why] = Object.values(found.errors ?? {})[0] ?? [];
    return { ok: false, refusal: refuse(form, { ...found, ...(why && { errors: { [field]: [why] } }) }) };
  }
  const { products, left, faultsOf } = found;
  const listed = [...products.map(({ code }) => code), ...left];
  if (sought.categoryID || sought.brandID) form.set(field, listed.join("\n"));
  form.delete(ADD_CATEGORY);
  form.delete(ADD_BRAND);
  if (left.length === 0) return { ok: true, products };
  const errors = { [field]: faultsOf(left) };
  return { ok: false, refusal: refuse(form, { ok: false, status: 422, errors }) };
}

/** Returns the categories and brands whose products a form may add, if the staff member may view them. */
export async function loadAddable(context: Context) {
  const [categories, brands] = await Promise.all([loadCategoryOptions(context), loadBrands(context)]);
  return {
    categories,
    brands: brands.map(({ brandID, brand }) => ({ value: String(brandID), label: brand })),
  };
}

/** Returns select options for all categories, indented by level; none if the staff member may not view categories. */
export async function loadCategoryOptions(context: Context) {
  const categories = await maybe(context, listStaffCategories);
  return (categories?.data ?? []).map(({ categoryID, category, url }) => ({
    value: String(categoryID),
    label: `${"— ".repeat(url.split("/").length - 2)}${category}`,
  }));
}

/** Returns select options for brands by slug and categories by URL, if the staff member may view them. */
export async function loadAddressOptions(context: Context) {
  const [categories, brands] = await Promise.all([maybe(context, listStaffCategories), loadBrands(context)]);
  return {
    categories: (categories?.data ?? []).map(({ category, url }) => ({
      value: url,
      label: `${"— ".repeat(url.split("/").length - 2)}${category}`,
    })),
    brands: brands.map(({ slug, brand }) => ({ value: slug, label: brand })),
  };
}
export type AddressOptions = Awaited<ReturnType<typeof loadAddressOptions>>;

type NamedBrand = Pick<StaffBrand, "brandID" | "brand" | "slug">;

async function loadBrands(context: Context): Promise<NamedBrand[]> {
  const brands: NamedBrand[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await maybe(context, listStaffBrands, { query: { page: String(page) } });
    brands.push(...(answer?.data ?? []));
    if (!answer || page >= answer.meta.last_page) return brands;
  }
}
export type Addable = Awaited<ReturnType<typeof loadAddable>>;
