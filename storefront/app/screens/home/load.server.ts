import type { RouterContextProvider } from "react-router";
import { getHomePage } from "@curat/contract/content";
import type { HomeBlock } from "@curat/contract/content";
import { UNNAMED_SHOP } from "@curat/contract/shop-name.values";
import { toCard } from "../../components/product-card/to-card.ts";
import { cachedApiOf } from "../../session/api.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { loadDesk } from "./load-desk.server.ts";

type Context = Readonly<RouterContextProvider>;

interface RequestedBlocks {
  blocks: HomeBlock[];
  hasFailed: boolean;
}

export async function loadHome(context: Context) {
  const [home, desk] = await Promise.all([
    requestBlocks(context).then((blocks) => toHomeScreen(context, blocks)),
    loadDesk(context),
  ]);
  return { ...home, ...(desk && { desk }) };
}

export async function toHomeScreen(context: Context, { blocks: home, hasFailed }: RequestedBlocks) {
  const { shared, options } = context.get(scopeContext);
  const [settings, menu] = await Promise.all([shared.settings(), shared.menu()]);
  return {
    head: {
      title: settings?.meta.title || settings?.name || UNNAMED_SHOP,
      description: settings?.meta.description,
      keywords: settings?.meta.keywords,
      canonical: `${options.shopUrl}/`,
      picture: home.find((block) => block.type === "hero_banners")?.banners[0]?.bannerpic,
    },
    shop: { name: settings?.name ?? UNNAMED_SHOP, logo: settings?.logo ?? null },
    heading: settings?.meta.title || settings?.name || UNNAMED_SHOP,
    categories: (menu?.categories ?? []).map(({ category, url, icon, pic }) => ({
      name: category,
      url,
      picture: pic ?? icon,
    })),
    hasFailed,
    blocks: home.map(toBlock).filter((block) => block !== undefined),
  };
}

/** Reads the blocks. Logs a failed call and returns no blocks (requirements: B21). */
async function requestBlocks(context: Context): Promise<RequestedBlocks> {
  const answer = await cachedApiOf(context).call(getHomePage);
  if (answer.ok && Array.isArray(answer.data?.blocks))
    return { blocks: answer.data.blocks, hasFailed: false };
  console.error("Homepage is not working correctly");
  sessionOf(context).markIncomplete();
  return { blocks: [], hasFailed: true };
}

export type Block = NonNullable<ReturnType<typeof toBlock>>;

function toBlock(block: HomeBlock) {
  switch (block.type) {
    case "hero_banners":
    case "banner":
      return block.banners.length === 0
        ? undefined
        : { type: block.type, banners: block.banners.map(toBanner) };
    case "custom_html":
      return { type: block.type, html: block.html };
    case "product":
      return block.products.length === 0
        ? undefined
        : { type: block.type, ...headingOf(block), cards: block.products.map(toCard) };
    case "blogarticle": {
      const articles = block.articles.map(({ title, url, intro, pic, created }) => ({
        title,
        url,
        intro,
        picture: pic,
        date: created,
      }));
      return articles.length === 0 ? undefined : { type: block.type, ...headingOf(block), articles };
    }
    case "brand_carousel": {
      const brands = block.brands.map(({ brand, url, picture }) => ({ name: brand, url, picture }));
      return brands.length === 0 ? undefined : { type: block.type, ...headingOf(block), brands };
    }
    case "buckets": {
      const surfaces = block.surfaces
        .map(({ name, url, products }) => ({ name, url, cards: products.map(toCard) }))
        .filter(({ cards }) => cards[0]?.bucket !== undefined);
      return surfaces.length === 0 ? undefined : { type: block.type, title: block.title, surfaces };
    }
    case "zones":
      return { type: block.type, ...headingOf(block), rooms: block.rooms };
    default:
      return undefined;
  }
}

function headingOf({ title, url }: { title: string; url: string | null }) {
  return { title, url };
}

function toBanner({
  url,
  bannerpic,
  bannerpic_mobile,
  bannertitle,
}: Extract<HomeBlock, { type: "banner" }>["banners"][number]) {
  return {
    url,
    title: bannertitle,
    picture: bannerpic,
    pictureMobile: bannerpic_mobile || bannerpic,
  };
}
