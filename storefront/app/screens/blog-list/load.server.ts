import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { listPosts } from "@curat/contract/blog";
import type { BlogList, BlogPostCard } from "@curat/contract/blog";
import type { PageMeta } from "@curat/contract/envelope";
import type { PostView } from "../../components/post-card/post-card.tsx";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { parsePageAddress } from "../../components/listing/read-address.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";
import { BLOG_PAGE, texts } from "../../components/blog/texts.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Returns a page of `/blog`. Throws 503 if the API is unavailable; after other API errors the list is empty
 * (requirements: B21).
 */
export async function loadBlog(context: Context, url: URL) {
  await refuseWithoutBlog(context);
  const { page } = parsePageAddress(url);
  const answer = await cachedApiOf(context).call(listPosts, { query: { page: String(page) } });
  refuseFailed(answer);
  const list = answer.ok ? answer : EMPTY;
  return toView(list, { context, path: BLOG_PAGE, page });
}

/** Returns a page of posts in a category, or with a tag if `type` is "blog.tag". */
export async function loadBlogSection({ context, id, type, address }: PageRequest) {
  await refuseWithoutBlog(context);
  const { page, path } = address;
  const isTag = type === "blog.tag";
  const narrowed = isTag ? { tagID: String(id) } : { categoryID: String(id) };
  const answer = await cachedApiOf(context).call(listPosts, { query: { page: String(page), ...narrowed } });
  refuseFailed(answer);
  const list = answer.ok ? answer : EMPTY;
  const { menu, tags } = list.data;
  const section = isTag
    ? tags.find(({ url }) => url === path)
    : (menu.find((category) => category.id === id) ?? menu.find(({ url }) => url === path));
  return toView(list, { context, path, page, section: section && { name: section.name, isTag } });
}

/**
 * Throws 404 if the flag `blog` is off. If the flag is missing, the blog is enabled (decisions/0020: Small
 * conflicts).
 */
async function refuseWithoutBlog(context: Context): Promise<void> {
  const settings = await context.get(scopeContext).shared.settings();
  if (settings?.flags?.blog === false) throw data(null, { status: 404 });
}

const EMPTY = {
  data: { posts: [], menu: [], tags: [], settings: { blog_title: "", blog_subtitle: "" } } satisfies BlogList,
  meta: undefined,
};

interface Where {
  context: Context;
  path: string;
  page: number;
  section?: { name: string; isTag: boolean };
}

function toView(
  { data: { posts, menu, tags, settings }, meta }: { data: BlogList; meta: PageMeta | undefined },
  { context, path, page, section }: Where,
) {
  const heading = section ? (section.isTag ? texts.about(section.name) : section.name) : settings.blog_title;
  const canonical = `${context.get(scopeContext).options.shopUrl}${path}`;
  const isPastEnd = meta !== undefined && page > Math.max(meta.last_page, 1);
  const address = page > 1 ? `${canonical}?page=${page}` : canonical;
  return {
    isPastEnd,
    head: {
      title: section ? `${texts.blog}: ${section.name}` : settings.blog_title || texts.blog,
      description: section ? undefined : settings.blog_subtitle || undefined,
      ...(isPastEnd ? { robots: "noindex" } : { canonical: address }),
    },
    heading: heading || texts.blog,
    subtitle: section ? "" : settings.blog_subtitle,
    trail: section ? [{ name: texts.blog, url: BLOG_PAGE }, { name: section.name }] : [{ name: texts.blog }],
    path,
    posts: posts.map(toPostView),
    categories: menu.map(({ name, url }) => ({ name, url })),
    tags: tags.map(({ name, url }) => ({ name, url })),
    page,
    lastPage: meta?.last_page ?? 1,
  };
}
export type BlogListView = ReturnType<typeof toView>;

function toPostView({ title, url, intro, pic, created }: BlogPostCard): PostView {
  return { title, url, intro, picture: pic, date: created };
}
