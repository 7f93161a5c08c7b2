import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isFull } from "../../../setup/test-sizes.ts";
import { frontLabel } from "./label/label.ts";
import {
  drawBanner,
  drawIcon,
  drawLogo,
  drawPackshot,
  drawPictogram,
  BANNER_THEMES,
  GHS_CODES,
  ICON_NAMES,
  PRODUCT_KINDS,
} from "./index.ts";
import { Pen } from "./pen.ts";
import { SAMPLE_BRANDS, sampleSpec } from "./samples.ts";
import { fitText } from "./text/fit.ts";
import { faceOf } from "./text/fonts.ts";
import { textWidth } from "./text/text.ts";

async function pixels(
  svg: string,
  size: number,
): Promise<{ data: Buffer; width: number; height: number; channels: number }> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size)
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Share of pixels that are not white, and whether any of them stands on the border. */
async function coverage(svg: string): Promise<{ inked: number; touchesEdge: boolean }> {
  const { data, width, height, channels } = await pixels(svg, 120);
  let inked = 0;
  let touchesEdge = false;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) > 244) continue;
      inked++;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesEdge = true;
    }
  }
  return { inked: inked / (width * height), touchesEdge };
}

describe("packshots", () => {
  it.each(PRODUCT_KINDS)("shows %s whole, on white, in every view", async (kind) => {
    for (const view of [0, 1, 2] as const) {
      const { inked, touchesEdge } = await coverage(drawPackshot(sampleSpec(kind, view, view)));
      expect(inked).toBeGreaterThan(0.04);
      expect({ view, touchesEdge }).toEqual({ view, touchesEdge: false });
    }
  });

  it("stays light: no drawing is over 64 KB", () => {
    const sizes = PRODUCT_KINDS.flatMap((kind) =>
      ([0, 1, 2] as const).map((view) => drawPackshot(sampleSpec(kind, 3, view)).length),
    );
    expect(Math.max(...sizes)).toBeLessThan(64 * 1024);
  });

  it("draws the same spec the same and anything else differently", () => {
    const spec = sampleSpec("canister", 0, 0);
    expect(drawPackshot(spec)).toBe(drawPackshot({ ...spec }));
    expect(drawPackshot({ ...spec, title: "Detergent universal" })).not.toBe(drawPackshot(spec));
    const other = sampleSpec("canister", 1, 0);
    expect(other.brand.name).not.toBe(spec.brand.name);
    expect(drawPackshot({ ...spec, brand: other.brand })).not.toBe(drawPackshot(spec));
  });

  it("defines each id once, and refers only to defined ones", () => {
    const banner = drawBanner({
      theme: "kitchen",
      products: [sampleSpec("canister", 0, 0), sampleSpec("canister", 0, 0), sampleSpec("roll-pack", 1, 0)],
      width: 1200,
      height: 675,
      seed: "ids",
    });
    const defined = [...banner.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const used = [...banner.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]);
    expect(new Set(defined).size).toBe(defined.length);
    expect(used.filter((id) => !defined.includes(id))).toEqual([]);
  });

  it("gives bigger packs more of the picture", async () => {
    const spec = sampleSpec("canister", 0, 0);
    const small = await coverage(drawPackshot({ ...spec, quantity: "5 l" }));
    const large = await coverage(drawPackshot({ ...spec, quantity: "20 l" }));
    expect(large.inked).toBeGreaterThan(small.inked * 1.2);
  });
});

describe("text", () => {
  it.each(["grotesk", "geometric", "serif", "rounded"] as const)(
    "has every Romanian letter in %s",
    (typeface) => {
      for (const letter of "ĂăÂâÎîȘșȚț") {
        const face = faceOf(typeface, 700);
        expect(face.has(letter)).toBe(true);
        expect(face.outline(letter).tail.length).toBeGreaterThan(20);
        expect(face.outline(letter).tail).not.toBe(face.outline(letter.normalize("NFD").charAt(0)).tail);
      }
    },
  );

  it("wraps and shrinks a long name until it stands in its box", () => {
    const rules = { maxSize: 60, maxLines: 3, weight: 800 } as const;
    for (const name of [
      "Detergent profesional superconcentrat dezincrustant pentru instalații sanitare, suprafețe ceramice și inox",
      "Antidezincrustantsuperconcentratultraprofesional",
      "Apă",
    ]) {
      const { lines, size, height } = fitText(name, { w: 300, h: 120 }, rules);
      expect(height).toBeLessThanOrEqual(120.01);
      for (const line of lines) expect(textWidth(line, { size, weight: 800 })).toBeLessThanOrEqual(300);
    }
  });

  it("never lets words leave the label", async () => {
    const box = { x: 100, y: 60, w: 240, h: 300 };
    const strays: string[] = [];
    // a monogram is lettering too, but drawn inside its mark
    for (const brand of SAMPLE_BRANDS.filter(({ mark }) => mark !== "monogram")) {
      const spec = {
        ...sampleSpec("bottle", 0, 0),
        brand: { ...brand, name: "Întreținere Bistrița-Năsăud" },
        title:
          "Detergent profesional superconcentrat dezincrustant pentru instalații sanitare și suprafețe ceramice",
        quantity: "12 × 1.000 ml",
      };
      const pen = new Pen("t");
      const art = frontLabel(pen, spec, box);
      const letters = [...art.matchAll(/<path fill="[^"]+" transform="translate[^>]+>/g)]
        .map((match) => match[0])
        .join("");
      const { data, width, height, channels } = await pixels(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 420" width="440" height="420">${letters.replace(/fill="[^"]+"/g, 'fill="#000000"')}</svg>`,
        440,
      );
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          if ((data[(y * width + x) * channels] ?? 255) > 128) continue;
          const inside = x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
          if (!inside) strays.push(`${brand.mark}: ink at ${x}, ${y}`);
        }
      }
    }
    expect(strays).toEqual([]);
  });
});

describe("the rest of the kit", () => {
  // Each takes most of a second; the usual run draws two.
  const themes = isFull() ? BANNER_THEMES : BANNER_THEMES.slice(0, 2);
  it.each(themes)("draws the banner theme %s edge to edge", async (theme) => {
    const svg = drawBanner({
      theme,
      products: [sampleSpec("bottle", 0, 0), sampleSpec("broom", 1, 0)],
      width: 1400,
      height: 320,
      seed: "test",
    });
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1400, 320]);
    const { channels: stats } = await sharp(Buffer.from(svg)).resize(140).stats();
    expect(Math.max(...stats.map(({ stdev }) => stdev))).toBeGreaterThan(12);
  });

  it("gives sixteen brands sixteen logos, and icons and pictograms that parse", async () => {
    expect(new Set(SAMPLE_BRANDS.map(drawLogo)).size).toBe(SAMPLE_BRANDS.length);
    const drawings = [
      ...SAMPLE_BRANDS.map(drawLogo),
      ...ICON_NAMES.map((name) => drawIcon(name)),
      ...GHS_CODES.map(drawPictogram),
    ];
    for (const svg of drawings) expect((await coverage(svg)).inked).toBeGreaterThan(0.02);
  });
});
