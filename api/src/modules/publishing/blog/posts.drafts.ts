import { fieldErrorsOf } from "@curat/contract/field-errors";
import { postBody, type PostDraftContent, postDraftContent } from "@curat/contract/staff/blog";
import type { FieldErrors } from "@curat/contract/envelope";
import { invalid } from "../../../http/refusal.ts";
import { loadCards, toWireItem } from "../../catalogue/catalog/index.ts";
import type { DraftKind } from "../drafts/index.ts";
import { atField } from "../../platform/routing/index.ts";
import { isListSlug } from "./blog.rules.ts";
import { toWirePost } from "./blog.wire.ts";
import { RESERVED_BY_LISTS, UNKNOWN_PART } from "./posts.changes.ts";
import { publishPost } from "./posts.service.ts";
import { loadPost } from "./posts.store.ts";
import { loadSections } from "./sections.store.ts";

export const POST_DRAFTS: DraftKind = {
  kind: "blog-post",
  title: (content) => `Articolul de blog „${contentIn(content).title}”`,
  contentOf: (stored) => {
    const read = postDraftContent.safeParse(stored);
    return read.success ? read.data : undefined;
  },
  faults: (content): FieldErrors | undefined => {
    const { data, error } = postBody.safeParse(content);
    if (error) return fieldErrorsOf(error.issues);
    return isListSlug(data.slug) ? { slug: [RESERVED_BY_LISTS] } : undefined;
  },
  exists: async (db, id) => (await loadPost(db, Number(id))) !== undefined,
  publish: async (context, { id, content, ...publication }) => {
    const fields = postBody.parse(content);
    const input = { ...publication, id: Number(id), fields };
    const written = await atField("content.slug", publishPost(context, input));
    if (!written.ok && written.error === "unknown-part")
      throw invalid({ [`content.${written.field}`]: [UNKNOWN_PART] });
    return written.ok ? { ok: true, version: written.version } : { ok: false };
  },
  preview: async ({ db, now }, { id, content }) => {
    const draft = contentIn(content);
    const [current, categories, tags, cards] = await Promise.all([
      loadPost(db, Number(id)),
      loadSections(db, "category"),
      loadSections(db, "tag"),
      loadCards(db, draft.product_ids),
    ]);
    const row = {
      ...draft,
      id: Number(id),
      // The preview omits a slug that is reserved for lists. Publishing reports it as an error.
      slug: isListSlug(draft.slug) ? "" : draft.slug,
      created_at: current?.createdAt ?? now(),
    };
    const page = toWirePost(row, {
      category: categories.find((one) => one.id === draft.category_id),
      tags: tags.filter((one) => draft.tag_ids.includes(one.id)).map(({ name }) => name),
      products: cards.map((card) => toWireItem(card, now())),
    });
    return { kind: "blog-post", path: page.url, page };
  },
};

function contentIn(content: object): PostDraftContent {
  return postDraftContent.parse(content);
}
