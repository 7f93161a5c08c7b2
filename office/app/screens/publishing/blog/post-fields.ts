/** A post as its form holds it. */
import type { PostDraftContent } from "@curat/contract/staff/blog";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { PRODUCTS_FIELD } from "../../../components/products/product-fields.ts";
import { slugOf } from "../../../components/slug/slug-of.ts";
import { filledTicks, tickedIn, tickField } from "../../../components/ticks/tick-fields.ts";
import { texts } from "./texts.ts";

export const TAGS = "tag";
/** The products of who may not see products: they stay as they are. */
export const KEPT_PRODUCTS = "product_ids";

/** The code of a product; undefined for who may not see products. */
export type CodeOf = ((id: number) => string) | undefined;

export function filledPost(post: PostDraftContent, codeOf: CodeOf): Typed {
  return {
    title: post.title,
    slug: post.slug,
    category_id: String(post.category_id),
    intro: post.intro,
    content: post.content,
    picture: post.picture ?? "",
    meta_title: post.meta_title,
    meta_description: post.meta_description,
    meta_keywords: post.meta_keywords,
    meta_robots: post.meta_robots,
    ...filledTicks(TAGS, post.tag_ids),
    ...(codeOf
      ? { [PRODUCTS_FIELD]: post.product_ids.map(codeOf).join("\n") }
      : { [KEPT_PRODUCTS]: post.product_ids.join(",") }),
  };
}

/** How the fields are called where two wrote at once; tags by their names. */
export function comparedPost(tags: readonly { id: number; name: string }[]): Compared {
  const ticks = tags.map(({ id, name }) => [tickField(TAGS, id), `${texts.tag}: ${name}`]);
  return { labels: { ...texts.labels, ...Object.fromEntries(ticks) } };
}

/** What the form asks of the API but for its products; an address that is left empty is made from the title. */
export function postIn(form: FormData) {
  const title = textOf(form, "title");
  return {
    category_id: Number(textOf(form, "category_id")),
    slug: textOf(form, "slug") || slugOf(title),
    title,
    intro: textOf(form, "intro"),
    content: textOf(form, "content"),
    picture: textOf(form, "picture"),
    meta_title: textOf(form, "meta_title"),
    meta_description: textOf(form, "meta_description"),
    meta_keywords: textOf(form, "meta_keywords"),
    meta_robots: textOf(form, "meta_robots"),
    tag_ids: tickedIn(form, TAGS),
  };
}

/** Ids that the form only carries along. */
export function keptProducts(form: FormData): number[] | undefined {
  const kept = form.get(KEPT_PRODUCTS);
  return typeof kept === "string" ? kept.split(",").filter(Boolean).map(Number) : undefined;
}
