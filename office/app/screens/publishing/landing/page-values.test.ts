import { describe, expect, it } from "vitest";
import { BLOCK_TYPES, MAX_BLOCKS, THEME_FIELDS } from "@curat/contract/landing.values";
import { landingDraftContent } from "@curat/contract/staff/landing";
import { blockField } from "../../../components/blocks/blocks.ts";
import { BLOCK_FIELDS, THEME_WORDS } from "./described-fields.ts";
import { afterAction, codesNamed, filledPage, pageIn, pageLabels, typedPage } from "./page-values.ts";

const info = {
  objtitle: "Alese",
  objtitleurl: "/promotii",
  objsubtitle: "",
  photomb: "",
  photods: "/media/banner/x-1a2b3c4d",
  urlmb: "",
  urlds: "",
};
const block = (changes: object) => ({
  type: "html",
  status: 1,
  objwidth: 12,
  cssclass: "",
  itemsperrow: 4,
  product_ids: [] as number[],
  info,
  options: { html: "" },
  ...changes,
});
const PAGE = landingDraftContent.parse({
  slug: "primavara",
  intro: "<h1>Primăvara</h1>\n<p>a</p>",
  meta: { metatile: "Primăvara", metadescription: "", metakeywords: "" },
  theme: { "text-color": "#111111" },
  blocks: [
    block({ type: "banner", cssclass: "framed" }),
    block({ type: "products", product_ids: [7, 12], itemsperrow: 3, objwidth: 6 }),
    block({ options: { html: "<p>Text</p>" }, status: 0 }),
    block({ type: "newsletter" }),
  ],
});
const filled = filledPage(PAGE, (id) => (id === 7 ? "A-7" : `#${id}`));
const sent = (typed: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: "page", ...typed })) form.set(name, value);
  return typedPage(form);
};
const back = (typed: Record<string, string>) =>
  pageIn(typed, (code) => (code === "A-7" ? 7 : Number(code.slice(1))));
const texts = (typed: Record<string, string>) => back(typed).blocks.map(({ type }) => type);

it("pageIn reads back what filledPage wrote, even products without a known code", () => {
  expect(back(sent(filled))).toEqual(PAGE);
  expect(codesNamed(filled)).toEqual([[], ["A-7", "#12"], [], []]);
});

it("every field of the specification has an input and a label", () => {
  expect(Object.keys(THEME_WORDS)).toEqual(expect.arrayContaining(Object.keys(THEME_FIELDS)));
  const described = BLOCK_FIELDS.map(({ name }) => name);
  expect(described).toEqual(
    expect.arrayContaining([
      ...Object.keys(info).map((name) => `info.${name}`),
      "objwidth",
      "cssclass",
      "itemsperrow",
      "product_ids",
      "options.html",
    ]),
  );
  const unnamed = Object.keys(filled).filter((name) => !(name in pageLabels(filled)));
  expect(unnamed).toEqual([]);
  expect(pageLabels(filled)[blockField(1, "info.objtitle")]).toBe("Blocul 2: Titlu");
});

describe("block action", () => {
  it.each([
    ["up.1", ["products", "banner", "html", "newsletter"], 0],
    ["down.1", ["banner", "html", "products", "newsletter"], 2],
    ["up.0", ["banner", "products", "html", "newsletter"], 0],
    ["down.3", ["banner", "products", "html", "newsletter"], 3],
    ["move.0.2", ["products", "html", "banner", "newsletter"], 2],
    ["copy.1", ["banner", "products", "products", "html", "newsletter"], 2],
    ["drop.0", ["products", "html", "newsletter"], 0],
    ["add.banner", ["banner", "products", "html", "newsletter", "banner"], 4],
  ])("after the button %s, the blocks are %j", (act, types, place) => {
    const after = afterAction(filled, act);
    expect([texts(after?.typed ?? {}), after?.place]).toEqual([types, place]);
  });

  it("moving a block moves its values and keeps those of the others", () => {
    const after = afterAction({ ...filled, [blockField(0, "info.objtitle")]: "Scris" }, "down.0");
    const [products, banner] = back(after?.typed ?? {}).blocks;
    expect(products).toEqual(PAGE.blocks[1]);
    expect(banner).toEqual({ ...PAGE.blocks[0], info: { ...info, objtitle: "Scris" } });
  });

  it.each(["", "up", "up.9", "up.x", "move.0", "move.0.x", "add.video", "drop.-1", "toString.0"])(
    "the invalid button %j is ignored",
    (act) => {
      expect(afterAction(filled, act)).toBeUndefined();
    },
  );

  it("no block can be added beyond the limit of a page", () => {
    const blocks = Array.from({ length: MAX_BLOCKS }, () => PAGE.blocks.slice(0, 1)).flat();
    const full = filledPage({ ...PAGE, blocks }, String);
    for (const act of [...BLOCK_TYPES.map((type) => `add.${type}`), "copy.0"])
      expect(afterAction(full, act)).toBeUndefined();
  });
});
