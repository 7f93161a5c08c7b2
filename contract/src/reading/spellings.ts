/** Reads content in the field names and nesting that providers use. */
import { BLOCK_TYPES } from "../landing.values.ts";
import { isRecord, textOf } from "../unknown-body.ts";
import { UNREADABLE } from "./compile-reader.ts";

type Raw = Record<string, unknown>;
const ofRecord =
  (rewrite: (raw: Raw) => unknown) =>
  (raw: unknown): unknown =>
    isRecord(raw) ? rewrite(raw) : raw;

export const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "";

export const firstOf = (...values: unknown[]): unknown => values.find((value) => !isNothing(value));

/** Adds fields that are absent; returns the same object if there are none. */
export function completed(raw: Raw, fields: Raw): Raw {
  const missing = Object.entries(fields).filter(([key, value]) => isNothing(raw[key]) && !isNothing(value));
  return missing.length === 0 ? raw : { ...raw, ...Object.fromEntries(missing) };
}

const infoOf = (raw: Raw): Raw => (isRecord(raw.info) ? raw.info : {});

const ID_OF_TYPE: Record<string, string> = {
  product: "productID",
  category: "categoryID",
  brand: "brandID",
  article: "articleID",
  promo: "promoID",
  promotion: "promoID",
  landingpage: "landingpageID",
  landing: "landingpageID",
};

/** Reads a target; accepts `landingPageID` for `landingpageID`, and an `id` with a `type`. */
export const targetOf = ofRecord((raw) => {
  const landing = raw.landingpageID ?? raw.landingPageID ?? raw.landingpageId ?? raw.landingpage;
  const key = ID_OF_TYPE[(textOf(raw.type) ?? "").toLowerCase()];
  return {
    ...raw,
    ...(landing !== undefined && landing !== null && { landingpageID: landing }),
    ...(key !== undefined && raw[key] === undefined && raw.id !== undefined && { [key]: raw.id }),
  };
});

const NETWORKS = ["facebook", "instagram", "youtube", "tiktok", "linkedin", "pinterest", "twitter", "x"];
const MARKS = ["mastercard", "visa", "netopia"];

/** Reads the footer, whose networks and payment logos may be lists or keyed by name. */
export const footerOf = ofRecord((raw) => {
  if (Array.isArray(raw.social) && isRecord(raw.payments)) return raw;
  const named = isRecord(raw.social) ? raw.social : raw;
  const social = Array.isArray(raw.social)
    ? raw.social
    : NETWORKS.flatMap((network) => {
        const url = textOf(named[network]);
        return url === undefined ? [] : [{ network, url }];
      });
  const marks = isRecord(raw.payments) ? raw.payments : raw;
  return { ...raw, social, payments: Object.fromEntries(MARKS.map((mark) => [mark, marks[mark] ?? ""])) };
});

/** Reads the settings, whose tracking ids may be outside their documented group. */
export const settingsOf = ofRecord((raw) => {
  const inGroup = (group: string, key: string): Raw | undefined =>
    isRecord(raw[group]) ? undefined : { [key]: firstOf(raw[key], raw[group]) ?? "" };
  const gtag = inGroup("gtag", "GOOGLE_TAG_MANAGER_ID");
  const retargeting = inGroup("retargeting", "RETARGETING_KEY");
  const facebook = inGroup("facebook", "FACEBOOK_PIXEL_ID");
  if (!gtag && !retargeting && !facebook) return raw;
  return {
    ...raw,
    ...(gtag && { gtag }),
    ...(retargeting && { retargeting }),
    ...(facebook && { facebook }),
  };
});

export const topLinkOf = ofRecord((raw) =>
  completed(raw, { Url: raw.url, NumeAfisat: firstOf(raw.name, raw.title) }),
);

/** Reads a menu category, whose name and URL may be in `info`. */
export const menuCategoryOf = ofRecord((raw) =>
  completed(raw, {
    category: firstOf(infoOf(raw).category, raw.name),
    url: infoOf(raw).url,
    subcats: raw.children,
  }),
);

/** Moves a category link's name and URL into `info`. */
export const categoryLinkOf = ofRecord((raw) =>
  isRecord(raw.info) ? raw : { ...raw, info: { category: firstOf(raw.category, raw.name), url: raw.url } },
);

/** Returns a picture's URL, which may be in an object of sizes. */
export const pictureOf = (raw: unknown): unknown =>
  isRecord(raw) ? firstOf(raw.original, raw.url, raw.mini, raw.pic) : raw;
/** Returns a picture as an object of sizes, even if only its URL was sent. */
export const pictureObjectOf = (raw: unknown): unknown =>
  typeof raw === "string" && raw !== "" ? { original: raw } : raw;

/** Reads a list item. Items without a URL are dropped, because they cannot be opened. */
export const listedOf = ofRecord((raw) => {
  const info = infoOf(raw);
  const urls = isRecord(info.urls) ? info.urls : {};
  const url = firstOf(info.url, urls.path, raw.url);
  if (isNothing(url)) return UNREADABLE;
  const product = firstOf(info.product, info.name, raw.product, raw.name);
  if (isNothing(product)) return UNREADABLE;
  return info.url === url && info.product === product ? raw : { ...raw, info: { ...info, url, product } };
});

/** Reads an article, whose texts may be in `info`. */
export const articleOf = ofRecord((raw) =>
  isRecord(raw.info)
    ? raw
    : { ...raw, info: { title: raw.title, image: firstOf(raw.image, raw.pic), content: raw.content } },
);

const HOME_LISTS = ["blocks", "homeblocks", "home_blocks", "objects", "items", "data"];

/** Reads the home page, which may be a list of blocks. */
export function homeOf(raw: unknown): unknown {
  if (Array.isArray(raw)) return { blocks: raw, promos: [] };
  if (!isRecord(raw)) return raw;
  const key = HOME_LISTS.find((name) => Array.isArray(raw[name]));
  return key === undefined || key === "blocks" ? raw : { ...raw, blocks: raw[key] };
}

/** Reads a home block whose fields have a landing block's names: `info.objtitle`, `options.html`, `info.photods`. */
export const homeBlockOf = ofRecord((raw) => {
  const info = infoOf(raw);
  const options = isRecord(raw.options) ? raw.options : {};
  const photo = firstOf(info.photods, info.photomb);
  const banners = Array.isArray(raw.banners)
    ? raw.banners
    : isNothing(photo)
      ? isRecord(raw.banners)
        ? Object.values(raw.banners)
        : firstOf(raw.items, raw.promos)
      : [
          {
            url: firstOf(info.urlds, info.urlmb, info.objtitleurl),
            bannerpic: photo,
            bannerpic_mobile: info.photomb,
            bannertitle: info.objtitle,
          },
        ];
  return completed(raw, {
    title: info.objtitle,
    url: info.objtitleurl,
    html: firstOf(options.html, raw.content),
    banners,
    articles: firstOf(raw.posts, raw.items),
    products: raw.items,
    brands: raw.items,
  });
});

/** Reads a banner, which may have a promotion's field names. */
export const bannerOf = ofRecord((raw) =>
  completed(raw, {
    bannerpic: firstOf(raw.promopic, raw.pic),
    bannerpic_mobile: raw.promopic_mobile,
    bannertitle: firstOf(raw.promotitle, raw.title),
  }),
);

export const brandCardOf = ofRecord((raw) =>
  completed(raw, { brand: firstOf(infoOf(raw).brand, raw.name), url: infoOf(raw).url, brandID: raw.id }),
);

/** Reads a landing block; drops unknown types. */
export const landingBlockOf = (raw: unknown): unknown => {
  if (!isRecord(raw)) return UNREADABLE;
  const type = raw.type === "product" ? "products" : raw.type;
  if (!(BLOCK_TYPES as readonly unknown[]).includes(type)) return UNREADABLE;
  const status = raw.status === true ? 1 : raw.status;
  return type === raw.type && status === raw.status ? raw : { ...raw, type, status };
};

export const consentOf = (raw: unknown): unknown => (Array.isArray(raw) ? { groups: raw } : raw);

export const countyOf = ofRecord((raw) =>
  completed(raw, { id: raw.countyid ?? raw.countyID, name: raw.county }),
);
export const cityOf = ofRecord((raw) => completed(raw, { cityID: raw.cityid ?? raw.id, name: raw.city }));
