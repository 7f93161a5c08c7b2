import { getPost, listPosts } from "@curat/contract/blog";
import { LIMITS } from "@curat/contract/limits.values";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { asCustomer, loadCards, tagsOfItems, toWireItem } from "../../catalogue/catalog/index.ts";
import { tag } from "../../platform/changes/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { blogCategoryPath, blogTagPath } from "./blog.rules.ts";
import {
  findPost,
  loadBlogCategories,
  loadBlogTags,
  loadPostProductIds,
  loadPosts,
  loadTagNames,
} from "./blog.store.ts";
import { toWirePost, toWirePostCard } from "./blog.wire.ts";

export function blogRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, listPosts, async ({ query: { page, categoryID, tagID }, url, madeOf }) => {
    madeOf([tag.blog, tag.settings]);
    const perPage = LIMITS.postsPerPage;
    const [{ rows, total }, categories, tags, { blog_title, blog_subtitle }] = await Promise.all([
      loadPosts(db, {
        categoryId: categoryID || undefined,
        tagId: tagID || undefined,
        offset: (page - 1) * perPage,
        limit: perPage,
      }),
      loadBlogCategories(db),
      loadBlogTags(db),
      loadSettings(db),
    ]);
    const { data: posts, ...links } = pagedAnswer(rows.map(toWirePostCard), { page, perPage, total }, url);
    const data = {
      posts,
      menu: categories.map(({ id, name, slug }) => ({ id, name, url: blogCategoryPath(slug) })),
      tags: tags
        .sort((one, other) => one.name.localeCompare(other.name, "ro"))
        .map(({ name, slug }) => ({ name, url: blogTagPath(slug) })),
      settings: { blog_title, blog_subtitle },
    };
    return { data, ...links };
  });

  serve(app, getPost, async ({ params, userToken, madeOf }) => {
    const row = await findPost(db, idOf(params.id));
    if (!row) throw notFound();
    const [tags, ids] = await Promise.all([loadTagNames(db, row.id), loadPostProductIds(db, row.id)]);
    const cards = await loadCards(db, ids);
    const items = cards.map((card) => toWireItem(card, now()));
    madeOf([tag.blogPost(row.id), tag.blog, ...tagsOfItems(items)]);
    const category = { id: row.category_id, name: row.category, slug: row.category_slug };
    const products = await asCustomer(context, userToken, items);
    return { data: toWirePost(row, { category, tags, products }) };
  });
}
