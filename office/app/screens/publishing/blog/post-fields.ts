import { STAFF_POST } from "@curat/contract/staff/post.values";
import type { PostDraftContent } from "@curat/contract/staff/blog";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { PRODUCTS_FIELD } from "../../../components/products/product-fields.ts";
import { comparedRecord, filledRecord, recordIn } from "../../../components/record/record-values.ts";
import { filledTicks, tickedIn, tickField } from "../../../components/ticks/tick-fields.ts";
import { texts } from "./texts.ts";

export const TAGS = "tag";
/** Hidden field that keeps the post's products if the staff member may not view products. */
export const HIDDEN_PRODUCTS = "product_ids";

/** Returns a product's code. Undefined if the staff member may not view products. */
export type CodeOf = ((id: number) => string) | undefined;

export function filledPost(post: PostDraftContent, codeOf: CodeOf): Typed {
  return {
    ...filledRecord(STAFF_POST, post),
    ...ownValuesOf(post, codeOf),
  };
}

export function ownValuesOf(post: Pick<PostDraftContent, "tag_ids" | "product_ids">, codeOf: CodeOf): Typed {
  return {
    ...filledTicks(TAGS, post.tag_ids),
    ...(codeOf
      ? { [PRODUCTS_FIELD]: post.product_ids.map(codeOf).join("\n") }
      : { [HIDDEN_PRODUCTS]: post.product_ids.join(",") }),
  };
}

/** Returns the labels that the conflict view shows, including the names of tags. */
export function comparedPost(tags: readonly { id: number; name: string }[]): Compared {
  const ticks = tags.map(({ id, name }) => [tickField(TAGS, id), `${texts.tag}: ${name}`]);
  const { labels } = comparedRecord(STAFF_POST);
  const products = { [PRODUCTS_FIELD]: STAFF_POST.fields.product_ids.label };
  return { labels: { ...labels, ...products, ...Object.fromEntries(ticks) } };
}

/**
 * Reads a post from its form, without its products. If the slug is empty, the API derives it from the title.
 */
export function postIn(form: FormData) {
  return { ...recordIn(STAFF_POST, form), tag_ids: tickedIn(form, TAGS) };
}

/** Returns the product ids in the hidden field, or undefined if the form has no such field. */
export function selectedProducts(form: FormData): number[] | undefined {
  const stored = form.get(HIDDEN_PRODUCTS);
  return typeof stored === "string" ? stored.split(",").filter(Boolean).map(Number) : undefined;
}
