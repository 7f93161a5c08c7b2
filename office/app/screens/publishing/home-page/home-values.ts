/** Converts the home page's blocks to form values and back. */
import { ZONES } from "@curat/contract/zones.values";
import { HOME_BLOCK_TYPES, MAX_HOME_BLOCKS, MAX_SURFACES } from "@curat/contract/staff/home.values";
import type { HomeBlockType } from "@curat/contract/staff/home.values";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { addedBy, blockField, COUNT, countIn, orderAfter } from "../../../components/blocks/blocks.ts";
import { codesIn } from "../../../components/products/product-fields.ts";
import { filledRows, rowsIn } from "../../../components/rows/rows.ts";
import { texts } from "./texts.ts";

export const FORM = "home";
export const MAX_BANNERS = 20;
const BANNER_PARTS = ["bannerpic", "bannerpic_mobile", "bannertitle", "url", "bannertype"] as const;

/** A block in the API's format. In a draft, fields may be missing. */
export type Block = { type: HomeBlockType } & Record<string, unknown>;

const SURFACE_PARTS = ["name", "category_id"] as const;

export const bannersField = (place: number) => blockField(place, "banners");

export const surfacesField = (place: number) => blockField(place, "surfaces");

const isType = (type: unknown): type is HomeBlockType => HOME_BLOCK_TYPES.some((known) => known === type);

/** Returns the blocks of a draft or a published page. Omits unknown types. */
export function blocksOf(content: unknown): Block[] {
  const blocks = typeof content === "object" && content !== null && "blocks" in content ? content.blocks : [];
  return (Array.isArray(blocks) ? blocks : []).filter(
    (block): block is Block =>
      typeof block === "object" && block !== null && "type" in block && isType(block.type),
  );
}

/** Returns the ids of the products that blocks list one by one. */
export function productIdsIn(blocks: readonly Block[]): number[] {
  return [...new Set(blocks.flatMap((block) => numbersOf(block.product_ids)))];
}

/** Returns the form values of the blocks. Products are shown by code. */
export function filledHome(blocks: readonly Block[], codeOf: (id: number) => string): Typed {
  return {
    [COUNT]: String(blocks.length),
    ...Object.assign({}, ...blocks.map((block, place) => filledBlock(block, place, codeOf))),
  };
}

function filledBlock(block: Block, place: number, codeOf: (id: number) => string): Typed {
  const fields: Typed = { type: block.type };
  if (hasHeading(block.type)) {
    fields.title = textOf(block.title);
    fields.url = textOf(block.url);
    if (hasCount(block.type)) fields.count = textOf(block.count);
  }
  if (block.type === "product") {
    fields.pick = textOf(block.pick);
    fields.product_ids = numbersOf(block.product_ids).map(codeOf).join("\n");
  }
  if (block.type === "zones") {
    const pics = (block.pics ?? {}) as Record<string, unknown>;
    for (const zone of ZONES) fields[`pics.${zone}`] = textOf(pics[zone]);
  }
  if (block.type === "custom_html") fields.html = textOf(block.html);
  const named = Object.entries(fields).map(([name, text]) => [blockField(place, name), text]);
  return {
    ...Object.fromEntries(named),
    ...filledRows(bannersField(place), partsOf(block.banners, BANNER_PARTS)),
    ...filledRows(surfacesField(place), partsOf(block.surfaces, SURFACE_PARTS)),
  };
}

function partsOf(rows: unknown, parts: readonly string[]): Record<string, string>[] {
  return (Array.isArray(rows) ? rows : []).map((row: Record<string, unknown>) =>
    Object.fromEntries(parts.map((part) => [part, textOf(row[part])])),
  );
}

export function hasHeading(type: HomeBlockType): boolean {
  return hasCount(type) || type === "zones" || type === "buckets";
}

export function hasCount(type: HomeBlockType): boolean {
  return type === "product" || type === "blogarticle" || type === "brand_carousel";
}

export function hasBanners(type: HomeBlockType): boolean {
  return type === "hero_banners" || type === "banner";
}

export function typeIn(typed: Typed, place: number): HomeBlockType {
  const type = typed[blockField(place, "type")];
  return isType(type) ? type : "custom_html";
}

export function codesOfBlock(typed: Typed, place: number): string[] {
  const isNamed = typeIn(typed, place) === "product" && !typed[blockField(place, "pick")];
  return isNamed ? codesIn(typed[blockField(place, "product_ids")] ?? "") : [];
}

/** Reads the blocks from a form. Keeps invalid numbers, which the API refuses on publication. */
export function blocksIn(typed: Typed, idOf: (code: string) => number): Block[] {
  return Array.from({ length: countIn(typed, MAX_HOME_BLOCKS) }, (_, place): Block => {
    const text = (name: string) => (typed[blockField(place, name)] ?? "").trim();
    const type = typeIn(typed, place);
    const count = text("count") === "" ? null : Number(text("count"));
    if (hasBanners(type)) {
      const shape = { name: bannersField(place), parts: BANNER_PARTS, max: MAX_BANNERS };
      const banners = rowsIn(typed, shape)
        // A row that contains only a type is not a banner.
        .filter(({ bannertype: _kind, ...rest }) => Object.values(rest).some((part) => part !== ""))
        .map((banner) => ({ ...banner, bannertype: Number(banner.bannertype || "1") }));
      return { type, banners };
    }
    if (type === "custom_html") return { type, html: typed[blockField(place, "html")] ?? "" };
    const heading = { type, title: text("title"), url: text("url") || null };
    if (type === "zones")
      return { ...heading, pics: Object.fromEntries(ZONES.map((zone) => [zone, text(`pics.${zone}`)])) };
    if (type === "buckets") {
      const shape = { name: surfacesField(place), parts: SURFACE_PARTS, max: MAX_SURFACES };
      const surfaces = rowsIn(typed, shape).map(({ name, category_id }) => ({
        name,
        category_id: Number(category_id),
      }));
      return { ...heading, surfaces };
    }
    if (type !== "product") return { ...heading, count };
    const pick = text("pick") || null;
    if (pick) return { ...heading, product_ids: null, pick, count };
    const product_ids = codesOfBlock(typed, place).map(idOf);
    return { ...heading, product_ids, pick: null, count: null };
  });
}

/** Returns the blocks after a block action, or undefined for other actions. */
export function afterAction(
  blocks: readonly Block[],
  act: string,
): { blocks: Block[]; place: number } | undefined {
  const type = addedBy(act);
  if (type !== undefined) {
    if (!isType(type) || blocks.length >= MAX_HOME_BLOCKS) return undefined;
    return { blocks: [...blocks, blankOf(type)], place: blocks.length };
  }
  const after = orderAfter(act, { count: blocks.length, max: MAX_HOME_BLOCKS });
  return after && { blocks: after.order.flatMap((from) => blocks.slice(from, from + 1)), place: after.place };
}

function blankOf(type: HomeBlockType): Block {
  if (hasBanners(type)) return { type, banners: [] };
  if (type === "custom_html") return { type, html: "" };
  if (type === "zones") {
    const pics = Object.fromEntries(ZONES.map((zone) => [zone, ""]));
    return { type, title: "", url: null, pics };
  }
  if (type === "buckets") return { type, title: "", url: null, surfaces: [] };
  const heading = { type, title: "", url: null, count: 12 };
  return type === "product" ? { ...heading, product_ids: null, pick: "newest" } : heading;
}

const ROW_TITLES: Record<string, (place: number) => string> = {
  banners: texts.banner,
  surfaces: texts.surface,
};

/** Returns the labels of all fields in these forms, which the conflict view shows. */
export function homeLabels(...forms: Typed[]): Typed {
  const names = new Set(forms.flatMap((typed) => Object.keys(typed)));
  const labels: Record<string, string | undefined> = texts.labels;
  const ofRow: Record<string, Record<string, string | undefined>> = {
    banners: texts.banners,
    surfaces: texts.surfaces,
  };
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const [, place, below = ""] = /^content\.blocks\.(\d{1,2})\.(.+)$/.exec(name) ?? [];
      const [, rows = "", at, part = ""] = /^(banners|surfaces)\.(\d{1,2})\.(\w+)$/.exec(below) ?? [];
      const label = at === undefined ? labels[below] : ofRow[rows]?.[part];
      if (place === undefined || label === undefined) return [];
      const row = at === undefined ? label : `${ROW_TITLES[rows]?.(Number(at)) ?? ""}, ${label}`;
      return [[name, `Blocul ${Number(place) + 1}: ${row}`]];
    }),
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id): id is number => typeof id === "number") : [];
}
