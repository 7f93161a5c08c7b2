import { chanceFrom } from "../chance.ts";
import { darken, lighten, mix } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { edgeOf, fallingLight, milky, roundLight, turnedBody } from "./light.ts";
import { type Profile, shape, slice, strip, turned } from "./shapes.ts";
import type { PackshotSpec } from "../spec.ts";

/** Plastic of a bottle: opaque in one colour, or clear with the contents showing through. */
interface Plastic {
  colour: string;
  clear: boolean;
}

/** The plastic of a bottle: as given, else clear for a share of the brands, else what suits the brand. */
export function plasticOf(spec: PackshotSpec, clearShare: number): Plastic {
  if (spec.bodyColor) return { colour: spec.bodyColor, clear: false };
  const chance = chanceFrom(`plastic ${spec.brand.name} ${spec.kind}`);
  if (chance.next() < clearShare) return { colour: spec.accent, clear: true };
  return {
    colour: chance.pick([
      "#fbfbfa",
      "#fbfbfa",
      lighten(spec.brand.palette.light, 0.35),
      spec.brand.palette.main,
    ]),
    clear: false,
  };
}

/** Caps and triggers speak the brand's second language. */
export function closureColours(spec: PackshotSpec): { cap: string; second: string } {
  const { main, contrast, dark } = spec.brand.palette;
  const chance = chanceFrom(`closure ${spec.brand.name}`);
  const cap = chance.pick(["#f7f8f8", main, main, dark]);
  return {
    cap,
    second: cap === "#f7f8f8" ? chance.pick([main, spec.accent]) : chance.pick(["#f7f8f8", contrast]),
  };
}

/** A bottle's body: plastic, contents, the line of the liquid, reflections. */
export function vessel(pen: Pen, profile: Profile, { colour, clear }: Plastic, level: number): string {
  if (!clear) return turnedBody(pen, profile, colour, "gloss");
  const d = turned(profile);
  const liquid = turned(
    slice(profile, level, profile.at(-1)?.[1] ?? 0).map(([half, y, radius]) => [
      half - 5,
      Math.min(y, -7),
      radius,
    ]),
  );
  return (
    shape(
      d,
      mix("#eef3f6", colour, 0.1),
      `stroke="${edgeOf("#eef3f6")}" stroke-width="1.6" stroke-opacity="0.6"`,
    ) +
    shape(
      liquid,
      pen.linear("across", [
        [0, darken(colour, 0.2)],
        [0.1, colour],
        [0.3, lighten(colour, 0.34)],
        [0.55, lighten(colour, 0.12)],
        [0.85, darken(colour, 0.06)],
        [1, darken(colour, 0.26)],
      ]),
    ) +
    shape(
      liquid,
      pen.linear("down", [
        [0, "#ffffff", 0.3],
        [0.06, "#ffffff", 0.05],
        [0.8, "#ffffff", 0],
        [1, "#ffffff", 0.28],
      ]),
    ) +
    shape(d, roundLight(pen, milky(colour), "clear"), `opacity="0.75"`) +
    shape(d, fallingLight(pen)) +
    shape(
      strip(profile, -0.82, -0.72),
      pen.linear("down", [
        [0, "#ffffff", 0.2],
        [0.15, "#ffffff", 0.75],
        [0.8, "#ffffff", 0.5],
        [1, "#ffffff", 0],
      ]),
    ) +
    shape(
      strip(profile, 0.86, 0.92),
      pen.linear("down", [
        [0, "#ffffff", 0],
        [0.25, "#ffffff", 0.5],
        [0.8, "#ffffff", 0.35],
        [1, "#ffffff", 0],
      ]),
    )
  );
}
