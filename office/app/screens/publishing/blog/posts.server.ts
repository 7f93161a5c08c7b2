import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/blog";
import type { StaffPost } from "@curat/contract/staff/blog";
import { listBlogCategories, listBlogTags } from "@curat/contract/staff/blog-sections";
import { textOf } from "@curat/ui/form/form-values.ts";
import { draftVersionIn } from "../../../components/drafts/as-draft.ts";
import { actOnDraft, draftRefusal, loadDraft } from "../../../components/drafts/draft-actions.server.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { uploadPictures } from "../../../components/picture/pictures.server.ts";
import { otherViewersOf } from "../../../components/presence/presence.server.ts";
import { PRODUCTS_FIELD } from "../../../components/products/product-fields.ts";
import { productsOf, takeProducts } from "../../../components/products/products.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import {
  comparedPost,
  filledPost,
  ownValuesOf,
  HIDDEN_PRODUCTS,
  selectedProducts,
  postIn,
} from "./post-fields.ts";
import type { CodeOf } from "./post-fields.ts";
import { postsShape } from "./posts-shape.ts";
import { texts } from "./texts.ts";

export const ROOM = "/blog";
export const DRAFT = {
  getDraft: calls.getPostDraft,
  saveDraft: calls.savePostDraft,
  restoreDraft: calls.restorePostDraft,
  discardDraft: calls.discardPostDraft,
  publishDraft: calls.publishPostDraft,
  scheduleDraft: calls.schedulePostDraft,
  unscheduleDraft: calls.unschedulePostDraft,
};

export async function loadSections(context: Context) {
  const [categories, tags] = await Promise.all([
    need(context, listBlogCategories),
    need(context, listBlogTags),
  ]);
  return { categories: categories.data, tags: tags.data };
}

export async function loadPosts({ context, url }: LoaderFunctionArgs) {
  const [sections, may] = await Promise.all([loadSections(context), mayDo(context)]);
  const shape = postsShape(sections);
  const state = readList(shape, url.searchParams);
  const { categorie, eticheta, stare, q } = state.filters;
  const query = {
    category_id: categorie,
    tag_id: eticheta,
    // The cast is safe, because the list accepts only known values for this filter.
    state: stare as "published" | "hidden" | undefined,
    q,
    page: String(state.page),
  };
  const { data: posts, meta } = await need(context, calls.listStaffPosts, { query });
  const names = new Map(sections.categories.map(({ id, name }) => [id, name]));
  return {
    shape,
    state,
    posts: posts.map((post) => ({ ...post, category: names.get(post.category_id) ?? "" })),
    total: meta.total,
    lastPage: meta.last_page,
    mayEdit: may("blog:edit"),
  };
}

async function loadChoices(context: Context) {
  const [{ categories, tags }, may] = await Promise.all([loadSections(context), mayDo(context)]);
  const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  return {
    categories: categories.map(optionOf),
    tags: tags.map(optionOf),
    mayUpload: may("media:edit"),
    mayEdit: may("blog:edit"),
    seesProducts: may("products:view"),
  };
}

export async function loadNewPost({ context }: LoaderFunctionArgs) {
  const { mayEdit, seesProducts, ...choices } = await loadChoices(context);
  if (!mayEdit) throw data(null, { status: 403 });
  return { ...choices, ownValues: { ...(!seesProducts && { [HIDDEN_PRODUCTS]: "" }) } };
}

/** Creates a post. It is hidden until it is published. */
export async function createPost(request: Request, context: Context) {
  const form = await request.formData();
  const taken = await postBodyIn(context, form);
  if (!taken.ok) return taken.refusal;
  const sent = await send(context, form, calls.createStaffPost, { body: taken.body });
  return sent.ok ? leaveTo(context, `${ROOM}/${sent.data.id}`, texts.created) : atProducts(sent.refusal);
}

export async function loadPost({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const params = { id };
  const [{ data: post }, draft, links, history, otherViewers, { seesProducts, ...choices }] =
    await Promise.all([
      need(context, calls.getStaffPost, { params }),
      loadDraft(context, DRAFT, id),
      need(context, calls.listLinksToPost, { params }),
      loadHistory(context, "blog-post", id),
      otherViewersOf(context, "blog-post", id),
      loadChoices(context),
    ]);
  const written = draft ? calls.postDraftContent.parse(draft.content) : post;
  const codeOf = seesProducts ? await codesOf(context, written) : undefined;
  return {
    post,
    draft: draft && { content: written, summary: draft.summary },
    ownValues: ownValuesOf(written, codeOf),
    links: links.data,
    history,
    otherViewers,
    ...choices,
  };
}

/** Saves, publishes, unpublishes or removes a post. The form's name selects the action. */
export async function changePost({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  const to = `${ROOM}/${id}`;
  switch (textOf(form, "form")) {
    case "post":
      return savePost(context, form, { id, version });
    case "publish":
      return press(
        context,
        calls.publishStaffPost,
        { params, body: { version } },
        { to, message: texts.published },
      );
    case "unpublish":
      return press(
        context,
        calls.unpublishStaffPost,
        { params, body: { version } },
        { to, message: texts.unpublished },
      );
    case "remove": {
      const input = { params, query: { version: String(version) } };
      return press(context, calls.removeStaffPost, input, { to, message: texts.removed, next: () => ROOM });
    }
    default: {
      const done = await actOnDraft(context, form, { calls: DRAFT, id, to });
      if (!done) throw data(null, { status: 404 });
      return done;
    }
  }
}

async function savePost(context: Context, form: FormData, { id, version }: { id: string; version: number }) {
  const params = { id };
  const taken = await postBodyIn(context, form);
  if (!taken.ok) return taken.refusal;
  const [{ data: current }, { tags }] = await Promise.all([
    need(context, calls.getStaffPost, { params }),
    loadSections(context),
  ]);
  const codeOf = form.has(HIDDEN_PRODUCTS) ? undefined : await codesOf(context, current);
  const draft = draftVersionIn(form);
  if (draft !== undefined) {
    const content = { ...taken.body, picture: taken.body.picture || null };
    const compared = {
      subject: { kind: "blog-post" as const, id },
      // If the draft was deleted, compares with the post itself.
      fill: (stored: { content: unknown }) => {
        const read = calls.postDraftContent.safeParse(stored.content);
        return filledPost(read.success ? read.data : current, codeOf);
      },
      ...comparedPost(tags),
    };
    const input = { params, body: { content, version: draft } };
    const sent = await send(context, form, calls.savePostDraft, input, compared);
    return sent.ok
      ? leaveTo(context, `${ROOM}/${id}`, "Ciorna a fost salvată. Versiunea publicată a rămas neschimbată.")
      : atProducts(draftRefusal(sent.refusal));
  }
  const compared = {
    subject: { kind: "blog-post" as const, id },
    fill: (post: StaffPost) => filledPost(post, codeOf),
    ...comparedPost(tags),
  };
  const input = { params, body: { ...taken.body, version } };
  const sent = await send(context, form, calls.changeStaffPost, input, compared);
  return sent.ok ? leaveTo(context, `${ROOM}/${id}`, texts.saved) : atProducts(sent.refusal);
}

async function postBodyIn(context: Context, form: FormData) {
  const refusal = await uploadPictures(context, form, ["picture"]);
  if (refusal) return { ok: false as const, refusal };
  const stored = selectedProducts(form);
  if (stored) return { ok: true as const, body: { ...postIn(form), product_ids: stored } };
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken;
  const product_ids = taken.products.map(({ productID }) => productID);
  return { ok: true as const, body: { ...postIn(form), product_ids } };
}

function atProducts<R extends { data: { errors: Record<string, string[]> } }>(refusal: R): R {
  const { product_ids, ...errors } = refusal.data.errors;
  if (product_ids) refusal.data.errors = { ...errors, [PRODUCTS_FIELD]: product_ids };
  return refusal;
}

async function codesOf(
  context: Context,
  { product_ids }: Pick<StaffPost, "product_ids">,
): Promise<NonNullable<CodeOf>> {
  const products = product_ids.length === 0 ? [] : await productsOf(context, product_ids);
  const codes = new Map(products?.map(({ productID, code }) => [productID, code]));
  return (id) => codes.get(id) ?? String(id);
}
