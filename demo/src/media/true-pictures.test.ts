import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { allBases } from "../catalogue/catalogue.ts";
import { variantsOf, type Variant } from "../catalogue/variants.ts";
import { drawPackshot, PRODUCT_KINDS, type PackshotSpec, type ProductKind } from "../drawing/index.ts";
import { mainView, packshotName, packshotSpec, packshotUrls } from "./packshots.ts";

const variants = allBases().flatMap(variantsOf);

/** What makes two pictures look the same but for the words on them. */
function lookOf({ kind, form, brand, accent, bodyColor }: PackshotSpec): string {
  return [kind, form, brand.name, brand.palette.main, accent, bodyColor].join(" ");
}

/** Families (base products) of whose products two look the same. */
function lookAlikes(sold: readonly Variant[]): string[] {
  const families = new Map<string, Set<string>>();
  for (const variant of sold) {
    const look = lookOf(packshotSpec(variant, 0));
    const seen = families.get(look) ?? new Set();
    families.set(look, seen.add(variant.base.key));
  }
  return [...families.values()].filter((keys) => keys.size > 1).map((keys) => [...keys].join(" = "));
}

/** What a family must be called to be drawn as that kind; vessels show anything that is poured. */
const CALLED: Partial<Record<ProductKind, RegExp>> = {
  handle: /^coadă de/i,
  "telescopic-pole": /^coadă (telescopică|de aluminiu)/i,
  "flat-mop": /^mop plat/i,
  "mop-refill": /^rezervă de mop/i,
  dustpan: /^făraș/i,
  "deck-brush": /^perie de frecat/i,
  brush: /^perie de mână/i,
  broom: /^mătură/i,
  "toilet-brush": /^perie de toaletă/i,
  "feather-duster": /^pămătuf/i,
  "dust-glove": /^mănușă de praf/i,
  scraper: /^răzuitor/i,
  squeegee: /^racletă de geam/i,
  "floor-squeegee": /^racletă de pardoseli/i,
  "window-washer": /^spălător de geam/i,
  "hand-dryer": /^uscător de mâini/i,
  "dispenser-towel": /^dispenser de prosoape pliate/i,
  "dispenser-roll-towel": /^dispenser electric de prosop rolă/i,
  "dispenser-paper": /^dispenser de hârtie/i,
  "dispenser-soap": /^dispenser (de săpun|cu senzor)/i,
  "disinfection-stand": /^punct mobil/i,
  "vacuum-cleaner": /^aspirator umed-uscat/i,
  "spray-extractor": /^aspirator cu injecție/i,
  "steam-cleaner": /^curățător cu abur/i,
  "scrubber-drier": /^mașină de spălat-uscat/i,
  "single-disc": /^monodisc/i,
  burnisher: /^mașină de lustruit/i,
  "pressure-washer": /^aparat de spălat cu presiune/i,
  "machine-part": /^disc abraziv/i,
  "diamond-pad": /^disc diamantat/i,
  "disc-brush": /^perie disc/i,
  "squeegee-blade": /^lamelă/i,
  "vacuum-consumable": /^consumabil pentru aspirator/i,
  "vacuum-nozzle": /^accesoriu de aspirare/i,
  "pressure-hose": /^furtun/i,
  "pressure-accessory": /^accesoriu pentru aparatul cu presiune/i,
  "insect-lamp": /^lampă/i,
  "bait-box": /^stație de momeală/i,
  "freshener-device": /^aparat automat de odorizare/i,
  "air-freshener-diffuser": /^difuzor/i,
  "plug-in-refill": /^rezervă cu ulei/i,
  "urinal-screen": /^sită/i,
  "gel-jar": /^gel/i,
  "microfibre-cloths": /^lavetă din microfibră/i,
  "glass-cloth": /^lavetă .* sticlă/i,
  "coated-cloth": /^lavetă .* impregnată/i,
  "viscose-cloths": /^lavete din vâscoză/i,
  "steam-cover": /^husă/i,
  "sponge-pack": /^burete/i,
  "household-gloves": /^mănuși de menaj/i,
  "chemical-gloves": /^mănuși de protecție chimică/i,
  "work-gloves": /^mănuși de lucru/i,
  "glove-box": /^mănuși .*cutie/i,
  "mask-box": /mască/i,
  coverall: /^combinezon/i,
  "bouffant-caps": /^bonete/i,
  "shoe-covers": /^acoperitori/i,
  aprons: /^șorțuri/i,
  miniatures: /^miniaturi/i,
  napkins: /^șervețele/i,
  "tissue-box": /^batiste/i,
  "folded-towels": /^prosoape pliate/i,
  "roll-pack": /^hârtie igienică/i,
  "jumbo-roll": /^hârtie igienică (mini )?jumbo/i,
  "towel-roll": /rolă|role|prosop/i,
  "bag-roll": /^saci/i,
  "raffia-sacks": /^saci din rafie/i,
  "bar-soap": /^săpun solid/i,
  bucket: /^găleată/i,
  "wringer-trolley": /storcător/i,
  "cleaning-cart": /^cărucior de curățenie/i,
  "safety-sign": /^panou/i,
  "pedal-bin": /^coș cu pedală/i,
  "wheelie-bin": /^pubelă/i,
  "car-sponge": /auto/i,
};

/** Hue (degrees), saturation and lightness (0 to 1) of a named colour, as ranges. */
const COLOURS: readonly [RegExp, (h: number, s: number, l: number) => boolean][] = [
  [/^roși|^roșu|^bordo/i, (h, s) => s > 0.3 && (h > 335 || h < 18)],
  [/^portocali/i, (h, s) => s > 0.4 && h >= 12 && h < 42],
  [/^galben/i, (h, s) => s > 0.4 && h >= 40 && h < 66],
  [/^verde|^verzi/i, (h, s) => s > 0.12 && h >= 62 && h < 175],
  [/^turcoaz/i, (h, s) => s > 0.25 && h >= 160 && h < 200],
  [/^albastr|^bleumarin/i, (h, s) => s > 0.2 && h >= 190 && h < 250],
  [/^roz/i, (h, s, l) => s > 0.3 && l > 0.55 && (h > 315 || h < 12)],
  [/^negru|^neagr/i, (_, s, l) => l < 0.28 && s < 0.35],
  [/^gri|^inox|^fumuriu/i, (_, s, l) => s < 0.3 && l > 0.25 && l < 0.9],
  [/^alb/i, (_, s, l) => l > 0.78 && s < 0.6],
];

function hsl(r: number, g: number, b: number): [number, number, number] {
  const [max, min] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255];
  const [l, d] = [(max + min) / 2, max - min];
  if (d === 0) return [0, 0, l];
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const turn =
    max === red ? ((green - blue) / d + 6) % 6 : max === green ? (blue - red) / d + 2 : (red - green) / d + 4;
  return [turn * 60, d / (1 - Math.abs(2 * l - 1)), l];
}

/** The share of what is drawn (all but pure white) that has the colour. */
async function shareOf(
  spec: PackshotSpec,
  isColour: (h: number, s: number, l: number) => boolean,
): Promise<number> {
  const { data, info } = await sharp(Buffer.from(drawPackshot(spec)))
    .resize(56)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [inked, right] = [0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const [r, g, b] = [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255];
    if (Math.min(r, g, b) > 252) continue;
    inked++;
    if (isColour(...hsl(r, g, b))) right++;
  }
  return right / Math.max(1, inked);
}

/** The pieces that a name promises: "5 buc.", "8 role", "set 3 × 20 ml". */
function piecesNamed({ base, pack, option }: Variant): number | undefined {
  const label = [pack.label, option?.label ?? ""].find((each) =>
    /^(\d+ (buc\.|role|de role)|Set \d+ (buc\.|×))/.test(each),
  );
  return label && !option?.pieces && base.axis.name !== "Lungime"
    ? Number(/\d+/.exec(label)?.[0])
    : undefined;
}

describe("pictures that are true", () => {
  it("no two families share drawing, brand and palette", () => {
    expect(lookAlikes(variants)).toEqual([]);
    const [one, other] = variants.filter(({ index }) => index === 0);
    if (!one || !other) throw new Error("The catalogue has no two families.");
    const twin: Variant = { ...one, base: { ...one.base, key: other.base.key } };
    expect(lookAlikes([one, other, twin])).toEqual([`${one.base.key} = ${other.base.key}`]);
  });

  it("shows no two products by the same main picture", () => {
    const shown = variants.map((variant) => ({
      key: variant.key,
      drawing: drawPackshot({ ...packshotSpec(variant, mainView(variant)), seed: "one" }),
    }));
    const twins = [...Map.groupBy(shown, ({ drawing }) => drawing).values()].filter(
      (same) => same.length > 1,
    );
    expect(twins.map((same) => same.map(({ key }) => key))).toEqual([]);
  });

  it("what is drawn is what the name says", () => {
    const lies = allBases()
      .filter(({ drawing, name }) => CALLED[drawing.kind]?.test(name) === false)
      .map(({ key, drawing }) => `${key}: ${drawing.kind}`);
    expect(lies).toEqual([]);
  });

  it("each kind is sold", () => {
    const drawn = new Set(variants.map((variant) => packshotSpec(variant, 0).kind));
    expect(PRODUCT_KINDS.filter((kind) => !drawn.has(kind))).toEqual([]);
  });

  it("the colour in a name is the colour that is drawn", async () => {
    const pairs = new Map<string, { variant: Variant; isColour: (typeof COLOURS)[number][1] }>();
    for (const variant of variants) {
      const { base, option } = variant;
      const label = base.second?.name === "Culoare" ? option?.label : undefined;
      const isColour = COLOURS.find(([word]) => word.test(label ?? ""))?.[1];
      if (label && isColour) pairs.set(`${base.key} ${label}`, { variant, isColour });
    }
    expect(pairs.size).toBeGreaterThan(100);
    const wrong: string[] = [];
    const [dyed] = [...pairs.values()].filter(({ variant }) => variant.base.drawing.kind === "bucket");
    if (!dyed) throw new Error("No bucket is sold in colours.");
    const planted = { ...packshotSpec(dyed.variant, 0), bodyColor: "#ff00ff", accent: "#ff00ff" };
    expect(await shareOf(planted, dyed.isColour)).toBeLessThan(0.05);
    for (const [name, { variant, isColour }] of pairs) {
      const share = await shareOf(packshotSpec(variant, 0), isColour);
      if (share < 0.05) wrong.push(`${name}: ${share.toFixed(2)}`);
    }
    expect(wrong).toEqual([]);
  });

  it("shows as many of a set as its name says, and any other case as a carton", () => {
    const wrong: string[] = [];
    const sets = new Set<number>();
    for (const variant of variants) {
      const { option } = variant;
      if (!option?.pieces) continue;
      const [first] = packshotUrls(variant);
      expect(first).toContain(packshotName(variant, 2));
      const drawn = drawPackshot(packshotSpec(variant, 2)).split("data-of-set").length - 1;
      const named = /^set (\d+)/i.exec(option.label)?.[1];
      if (drawn !== Number(named ?? 0)) wrong.push(`${variant.name}: ${drawn}`);
      if (named) sets.add(Number(named));
    }
    expect(wrong).toEqual([]);
    expect([...sets].toSorted()).toEqual([2, 3, 4, 6]);
  });

  it("as many pieces are drawn as the name says", () => {
    const counted = new Set<ProductKind>();
    const wrong: string[] = [];
    for (const variant of variants) {
      const spec = packshotSpec(variant, 0);
      const named = piecesNamed(variant);
      const drawn = drawPackshot(spec).split("data-piece").length - 1;
      if (named === undefined || drawn === 0) continue;
      counted.add(spec.kind);
      if (drawn !== named) wrong.push(`${variant.name}: ${drawn}`);
    }
    expect(wrong).toEqual([]);
    expect([...counted].toSorted()).toEqual([
      "coated-cloth",
      "microfibre-cloths",
      "plug-in-refill",
      "safety-sign",
      "sponge-pack",
      "steam-cover",
      "towel-roll",
      "viscose-cloths",
    ]);
  });
});
