/** Converts a landing page to form values and back, and applies block actions to them. */
import { BLOCK_TYPES, MAX_BLOCKS } from "@curat/contract/landing.values";
import type { LandingDraftContent } from "@curat/contract/staff/landing";
import { withOneBreak } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { addedBy, blockField, COUNT, countIn, orderAfter } from "../../../components/blocks/blocks.ts";
import { codesIn } from "../../../components/products/product-fields.ts";
import { BLANK_BLOCK, BLOCK_FIELDS, THEME_WORDS } from "./described-fields.ts";
import type { BlockType } from "./described-fields.ts";
import { texts } from "./texts.ts";

export const FORM = "page";

export const themeField = (name: string) => `content.theme.${name}`;

type Content = LandingDraftContent;
type Block = Content["blocks"][number];

/** Returns the form values of a page. Products are shown by code. */
export function filledPage(
  { slug, intro, meta, theme, blocks }: Content,
  codeOf: (id: number) => string,
): Typed {
  return {
    "content.slug": slug,
    "content.intro": intro,
    "content.meta.metatile": meta.metatile,
    "content.meta.metadescription": meta.metadescription,
    "content.meta.metakeywords": meta.metakeywords,
    ...Object.fromEntries(Object.entries(theme).map(([name, value]) => [themeField(name), value])),
    [COUNT]: String(blocks.length),
    ...Object.assign({}, ...blocks.map((block, place) => filledBlock(block, place, codeOf))),
  };
}

function filledBlock(block: Block, place: number, codeOf: (id: number) => string): Typed {
  const fields: Typed = {
    type: block.type,
    objwidth: String(block.objwidth),
    cssclass: block.cssclass,
    itemsperrow: String(block.itemsperrow),
    product_ids: block.product_ids.map(codeOf).join("\n"),
    "options.html": block.options.html,
    ...Object.fromEntries(Object.entries(block.info).map(([name, value]) => [`info.${name}`, value])),
    ...(block.status === 1 && { status: "on" }),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [blockField(place, name), value]));
}

/** Returns all values that the page's form submitted. */
export function typedPage(form: FormData): Typed {
  const typed = new Map<string, string>();
  for (const [name, value] of form)
    if (typeof value === "string" && name.startsWith("content.") && !typed.has(name))
      typed.set(name, withOneBreak(value));
  return Object.fromEntries(typed);
}

export function typeIn(typed: Typed, place: number): BlockType {
  return BLOCK_TYPES.find((type) => type === typed[blockField(place, "type")]) ?? "html";
}

/**
 * Returns the product codes in each block. A product without a known code is shown as `#` and its id, such as
 * `#12`.
 */
export function codesNamed(typed: Typed): string[][] {
  return Array.from({ length: countIn(typed, MAX_BLOCKS) }, (_, place) => codesOfBlock(typed, place));
}

function codesOfBlock(typed: Typed, place: number): string[] {
  return codesIn(typed[blockField(place, "product_ids")] ?? "");
}

/**
 * Reads the page from its form values. Invalid numbers are sent, so that the API reports errors for their
 * fields.
 */
export function pageIn(typed: Typed, idOf: (code: string) => number) {
  const text = (name: string) => typed[name] ?? "";
  const theme = Object.keys(THEME_WORDS).flatMap((name) => {
    const value = text(themeField(name)).trim();
    return value === "" ? [] : [[name, value] as const];
  });
  return {
    slug: text("content.slug").trim(),
    intro: text("content.intro"),
    meta: {
      metatile: text("content.meta.metatile").trim(),
      metadescription: text("content.meta.metadescription").trim(),
      metakeywords: text("content.meta.metakeywords").trim(),
    },
    theme: Object.fromEntries(theme),
    blocks: Array.from({ length: countIn(typed, MAX_BLOCKS) }, (_, place) => {
      const of = (name: string) => text(blockField(place, name));
      const info = (name: string) => of(`info.${name}`).trim();
      return {
        type: typeIn(typed, place),
        status: of("status") === "on" ? 1 : 0,
        objwidth: Number(of("objwidth")),
        cssclass: of("cssclass"),
        itemsperrow: Number(of("itemsperrow")),
        product_ids: codesOfBlock(typed, place).map(idOf),
        info: {
          objtitle: info("objtitle"),
          objtitleurl: info("objtitleurl"),
          objsubtitle: info("objsubtitle"),
          photomb: info("photomb"),
          photods: info("photods"),
          urlmb: info("urlmb"),
          urlds: info("urlds"),
        },
        options: { html: of("options.html") },
      };
    }),
  };
}

/** Returns the form values after a block action, or undefined for other actions. */
export function afterAction(typed: Typed, act: string): { typed: Typed; place: number } | undefined {
  const count = countIn(typed, MAX_BLOCKS);
  const type = addedBy(act);
  if (type !== undefined) return added(typed, type, count);
  const after = orderAfter(act, { count, max: MAX_BLOCKS });
  return after && { typed: inOrder(typed, after.order), place: after.place };
}

function added(typed: Typed, type: string, count: number): { typed: Typed; place: number } | undefined {
  if (!BLOCK_TYPES.some((known) => known === type) || count >= MAX_BLOCKS) return undefined;
  const fields = Object.entries({ ...BLANK_BLOCK, type }).map(([name, value]) => [
    blockField(count, name),
    value,
  ]);
  return { typed: { ...typed, ...Object.fromEntries(fields), [COUNT]: String(count + 1) }, place: count };
}

function inOrder(typed: Typed, order: readonly number[]): Typed {
  const byPlace = new Map<number, [string, string][]>();
  const otherFields: [string, string][] = [];
  for (const [name, value] of Object.entries(typed)) {
    const [, place, below = ""] = /^content\.blocks\.(\d{1,3})\.(.+)$/.exec(name) ?? [];
    if (place === undefined) otherFields.push([name, value]);
    else byPlace.set(Number(place), [...(byPlace.get(Number(place)) ?? []), [below, value]]);
  }
  const blocks = order.flatMap((from, place) =>
    (byPlace.get(from) ?? []).map(([below, value]) => [blockField(place, below), value] as const),
  );
  return { ...Object.fromEntries(otherFields), ...Object.fromEntries(blocks), [COUNT]: String(order.length) };
}

/** Returns the labels of all fields in these forms, which the conflict view shows. */
export function pageLabels(...forms: Typed[]): Typed {
  const names = new Set(forms.flatMap((typed) => Object.keys(typed)));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const label = labelOf(name);
      return label === undefined ? [] : [[name, label]];
    }),
  );
}

const PLAIN: Record<string, string | undefined> = texts.labels;
const THEME: Record<string, { label: string } | undefined> = THEME_WORDS;
const OF_BLOCK = new Map<string, string>([
  ...BLOCK_FIELDS.map(({ name, label }) => [name, label] as const),
  ["status", "Afișează în pagină"],
  ["type", "Tip"],
]);

function labelOf(name: string): string | undefined {
  const [, place, below = ""] = /^content\.blocks\.(\d{1,3})\.(.+)$/.exec(name) ?? [];
  const label = OF_BLOCK.get(below);
  if (place !== undefined) return label && `Blocul ${Number(place) + 1}: ${label}`;
  return PLAIN[name] ?? THEME[name.replace("content.theme.", "")]?.label;
}
