import { describe, expect, it } from "vitest";
import { afterAction, blocksIn, blocksOf, filledHome, homeLabels } from "./home-values.ts";
import type { Block } from "./home-values.ts";

const banner = { bannertype: 1, url: "/a", bannerpic: "/media/a", bannerpic_mobile: "", bannertitle: "A" };
const BLOCKS: Block[] = [
  { type: "hero_banners", banners: [banner] },
  { type: "product", title: "Alese", url: "/c", product_ids: [7, 8], pick: null, count: null },
  { type: "product", title: "Noi", url: null, product_ids: null, pick: "newest", count: 8 },
  { type: "brand_carousel", title: "Branduri", url: null, count: 12 },
  { type: "custom_html", html: "<p>x</p>" },
  {
    type: "zones",
    title: "Încăperi",
    url: null,
    pics: { red: "/media/r", yellow: "", green: "", blue: "/media/b" },
  },
  { type: "buckets", title: "Găleata", url: null, surfaces: [{ name: "Gresie", category_id: 12 }] },
];
const codes: Record<number, string> = { 7: "A-7" };
const codeOf = (id: number) => codes[id] ?? `#${id}`;
const idOf = (code: string) => (code === "A-7" ? 7 : Number(code.slice(1)));
const titles = (blocks: readonly Block[] | undefined) => blocks?.map(({ type }) => type);

it("blocksIn reads back what filledHome wrote, with products by code or id", () => {
  const typed = filledHome(BLOCKS, codeOf);
  expect(typed["content.blocks.1.product_ids"]).toBe("A-7\n#8");
  expect(blocksIn(typed, idOf)).toEqual(BLOCKS);
});

it("blocksIn drops an emptied banner and keeps an invalid number for the API to refuse", () => {
  const typed = filledHome(BLOCKS, codeOf);
  for (const part of ["url", "bannerpic", "bannertitle"]) typed[`content.blocks.0.banners.0.${part}`] = " ";
  typed["content.blocks.3.count"] = "multe";
  const [hero, , , brands] = blocksIn(typed, idOf);
  expect(hero).toEqual({ type: "hero_banners", banners: [] });
  expect(brands?.count).toBeNaN();
});

it("blocksOf drops unknown blocks", () => {
  expect(blocksOf({ blocks: [{ type: "script" }, null, 7, { type: "banner" }] })).toEqual([
    { type: "banner" },
  ]);
  expect(blocksOf(undefined)).toEqual([]);
});

describe("block action", () => {
  it.each([
    ["up.1", ["product", "hero_banners"], 0],
    ["down.0", ["product", "hero_banners"], 1],
    ["move.4.0", ["custom_html", "hero_banners"], 0],
    ["drop.0", ["product", "product"], 0],
    ["copy.0", ["hero_banners", "hero_banners"], 1],
  ])("after the button %s, the first blocks are %j", (act, first, place) => {
    const after = afterAction(BLOCKS, act);
    expect([titles(after?.blocks)?.slice(0, 2), after?.place]).toEqual([first, place]);
  });

  it("afterAction adds a block at the end if its type is known", () => {
    const after = afterAction(BLOCKS, "add.blogarticle");
    expect(after?.blocks.at(-1)).toEqual({ type: "blogarticle", title: "", url: null, count: 12 });
    expect(after?.place).toBe(7);
  });

  it.each(["", "up", "up.9", "move.1", "move.1.x", "add.script", "toString.1", "drop.-1"])(
    "the invalid button %j is ignored",
    (act) => {
      expect(afterAction(BLOCKS, act)).toBeUndefined();
    },
  );
});

it("homeLabels labels the fields by block and banner", () => {
  expect(homeLabels(filledHome(BLOCKS, codeOf))).toMatchObject({
    "content.blocks.0.banners.0.url": "Blocul 1: Banner 1, Adresa linkului",
    "content.blocks.4.html": "Blocul 5: Text",
  });
});
