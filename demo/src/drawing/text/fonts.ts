import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font, type Glyph } from "opentype.js";

/** The families that labels and logos are set in; all under the SIL Open Font License. */
export type Typeface = "grotesk" | "geometric" | "serif" | "rounded";
export type Weight = 400 | 600 | 700 | 800;

/** Units per em that outlines are rounded to: small print needs fewer, and its paths get shorter. */
export type Grid = 1000 | 250 | 125;

/** Outline of one letter in units of its grid, y downwards, ready to be chained with others. */
export interface Outline {
  advance: number;
  /** Path data after the first moveto, relative; empty for a space. */
  tail: string;
  start: readonly [number, number];
  /** Where the pen stands after `tail`. */
  end: readonly [number, number];
}

const FAMILIES = {
  grotesk: { folder: "inter", weights: [400, 600, 700, 800] },
  geometric: { folder: "poppins", weights: [600, 700] },
  serif: { folder: "lora", weights: [600, 700] },
  rounded: { folder: "nunito", weights: [700, 800] },
} as const satisfies Record<Typeface, { folder: string; weights: readonly Weight[] }>;

const locate = createRequire(import.meta.url);

function readFont(folder: string, subset: string, weight: number): Font {
  const file = readFileSync(
    locate.resolve(`@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`),
  );
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}

function nearestWeight(face: Typeface, weight: Weight): Weight {
  const weights: readonly Weight[] = FAMILIES[face].weights;
  return weights.reduce((best, each) => (Math.abs(each - weight) < Math.abs(best - weight) ? each : best));
}

/** One weight of one family: the Latin subset first, the extended one (ș, ț, ă) where that has no glyph. */
export class Face {
  private readonly subsets: Font[];
  private readonly outlines = {
    1000: new Map<string, Outline>(),
    250: new Map<string, Outline>(),
    125: new Map<string, Outline>(),
  };
  private readonly kerns = new Map<string, number>();

  constructor(folder: string, weight: number) {
    this.subsets = ["latin", "latin-ext"].map((subset) => readFont(folder, subset, weight));
  }

  /** Whether some subset has the letter; what is missing is drawn as a space. */
  has(character: string): boolean {
    return this.fontOf(character) !== undefined;
  }

  private fontOf(character: string): Font | undefined {
    return this.subsets.find((font) => font.charToGlyphIndex(character) > 0);
  }

  outline(character: string, grid: Grid = 1000): Outline {
    const known = this.outlines[grid].get(character);
    if (known) return known;
    const font = this.fontOf(character);
    const made = font
      ? trace(font, font.charToGlyph(character), grid)
      : ({ advance: 0.28 * grid, tail: "", start: [0, 0], end: [0, 0] } as const);
    this.outlines[grid].set(character, made);
    return made;
  }

  /** Kerning between two letters of the same subset, in thousandths of an em. */
  kern(left: string, right: string): number {
    const pair = left + right;
    const known = this.kerns.get(pair);
    if (known !== undefined) return known;
    const font = this.fontOf(left);
    const value =
      font && font === this.fontOf(right)
        ? Math.round(
            (font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) * 1000) / font.unitsPerEm,
          )
        : 0;
    this.kerns.set(pair, value);
    return value;
  }
}

function trace(font: Font, glyph: Glyph, grid: Grid): Outline {
  const unit = grid / font.unitsPerEm;
  const scaled = (value: number): number => Math.round(value * unit);
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let first: [number, number] | undefined;
  let tail = "";
  const relative = (...points: number[]): string =>
    points
      .map((value, index) => value - (index % 2 === 0 ? x : y))
      .join(" ")
      .replaceAll(" -", "-");
  // opentype.js gives glyph.path in font units with y upwards
  for (const command of glyph.path.commands) {
    const [toX, toY] = [scaled(command.x), -scaled(command.y)];
    if (command.type === "Z") {
      tail += "z";
      [x, y] = [startX, startY];
      continue;
    }
    if (command.type !== "M" && toX === x && toY === y) continue;
    if (command.type === "M") {
      if (first) tail += `m${relative(toX, toY)}`;
      else first = [toX, toY];
      [startX, startY] = [toX, toY];
    } else if (command.type === "L") tail += `l${relative(toX, toY)}`;
    else if (command.type === "Q") tail += `q${relative(scaled(command.x1), -scaled(command.y1), toX, toY)}`;
    else
      tail += `c${relative(scaled(command.x1), -scaled(command.y1), scaled(command.x2), -scaled(command.y2), toX, toY)}`;
    [x, y] = [toX, toY];
  }
  return {
    advance: (glyph.advanceWidth * grid) / font.unitsPerEm,
    tail,
    start: first ?? [0, 0],
    end: [x, y],
  };
}

const faces = new Map<string, Face>();

/** The face for a family and the weight nearest to the wished one; read once, then kept. */
export function faceOf(typeface: Typeface, weight: Weight): Face {
  const nearest = nearestWeight(typeface, weight);
  const key = `${typeface}-${nearest}`;
  let face = faces.get(key);
  if (!face) faces.set(key, (face = new Face(FAMILIES[typeface].folder, nearest)));
  return face;
}
