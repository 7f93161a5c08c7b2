import { getLandingPage } from "@curat/contract/landing";
import type { LandingBlock, LandingPage } from "@curat/contract/landing";
import { BLOCK_CLASSES, BLOCK_WIDTHS, MAX_ITEMS_PER_ROW, readTheme } from "@curat/contract/landing.values";
import { toCard } from "../../components/product-card/to-card.ts";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";
import { backgroundsOf, isTiled, themeStyle } from "./theme-style.ts";

/** Returns a landing page, or null if it is a draft or does not exist. */
export async function loadLanding({ context, id, address }: PageRequest) {
  const answer = await cachedApiOf(context).call(getLandingPage, { params: { id: String(id) } });
  refuseFailed(answer);
  if (!answer.ok) return null;
  return toLandingScreen(answer.data, `${context.get(scopeContext).options.shopUrl}${address.path}`);
}

/** Returns the screen data of a published landing page or a draft. */
export function toLandingScreen({ info, settings, objects }: LandingPage, canonical: string) {
  const { metatile, metadescription, metakeywords } = info.meta;
  return {
    head: {
      title: metatile,
      description: metadescription,
      keywords: metakeywords,
      canonical,
      picture: objects.find(({ status, info: { photods } }) => status === 1 && photods)?.info.photods,
    },
    title: metatile,
    intro: info.intro,
    /** Whether the intro contains an h1. Otherwise the page's title is the heading. */
    hasHeading: /<h1[\s>]/i.test(info.intro),
    style: themeStyle(settings),
    backgrounds: backgroundsOf(settings),
    isTiled: isTiled(readTheme(settings)),
    blocks: objects
      .filter(({ status }) => status === 1)
      .flatMap((block, index) => toView(block, index) ?? []),
  };
}

function toView(block: LandingBlock, index: number) {
  const { info, options } = block;
  const view = {
    id: `bloc-${index + 1}`,
    title: info.objtitle,
    titleUrl: linkOf(info.objtitleurl),
    subtitle: info.objsubtitle,
    columns: BLOCK_WIDTHS.find((width) => width === block.objwidth) ?? 12,
    look: BLOCK_CLASSES.find((name) => name === block.cssclass),
  };
  switch (block.type) {
    case "products": {
      const cards = block.products.map(toCard);
      const perRow = Math.min(MAX_ITEMS_PER_ROW, Math.max(1, Math.trunc(block.itemsperrow) || 4));
      return cards.length > 0 ? { ...view, type: block.type, cards, perRow } : undefined;
    }
    case "banner":
      return info.photods || info.photomb
        ? {
            ...view,
            type: block.type,
            picture: info.photods || info.photomb,
            pictureMobile: info.photomb || info.photods,
            url: linkOf(info.urlds),
            urlMobile: linkOf(info.urlmb),
          }
        : undefined;
    case "html":
      // HTML that the API sanitized.
      return options.html ? { ...view, type: block.type, html: options.html } : undefined;
    case "newsletter":
      return { ...view, type: block.type };
    default:
      return undefined;
  }
}
export type LandingView = NonNullable<Awaited<ReturnType<typeof loadLanding>>>;
export type BlockView = LandingView["blocks"][number];

function linkOf(url: string): string | undefined {
  return /^(?:\/(?!\/)|https:\/\/)/.test(url) ? url : undefined;
}
