import type { RouterContextProvider } from "react-router";
import { getPost } from "@curat/contract/blog";
import type { BlogPost } from "@curat/contract/blog";
import { UNNAMED_SHOP } from "@curat/contract/shop-name.values";
import { toCard } from "../../components/product-card/to-card.ts";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";

/** Returns a post, or null if it is a draft, does not exist or the blog is disabled. */
export async function loadPost({ context, id, address }: PageRequest) {
  const { shared } = context.get(scopeContext);
  const [answer, settings] = await Promise.all([
    cachedApiOf(context).call(getPost, { params: { id: String(id) } }),
    shared.settings(),
  ]);
  refuseFailed(answer);
  if (!answer.ok || settings?.flags?.blog === false) return null;
  return toPostScreen(context, answer.data, address.path);
}

/** Returns the screen data for a published post or a draft. `path` is the post's path. */
export async function toPostScreen(context: Readonly<RouterContextProvider>, post: BlogPost, path: string) {
  const { shared, options } = context.get(scopeContext);
  const settings = await shared.settings();
  const canonical = `${options.shopUrl}${path}`;
  return {
    head: {
      title: post.meta_title || post.title,
      description: post.meta_description || post.intro,
      keywords: post.meta_keywords,
      robots: post.meta_robots,
      canonical,
      picture: post.pic,
      type: "article" as const,
    },
    title: post.title,
    intro: post.intro,
    picture: post.pic,
    date: post.created,
    html: post.content,
    category: post.category ? { name: post.category.name, url: post.category.url } : undefined,
    cards: post.products.map(toCard),
    canonical,
    publisher: settings?.name ?? UNNAMED_SHOP,
    logo: settings?.logo ?? null,
  };
}
export type PostPage = NonNullable<Awaited<ReturnType<typeof loadPost>>>;
