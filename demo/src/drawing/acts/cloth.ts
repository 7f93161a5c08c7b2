import { darken, lighten } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { edgeOf } from "../pieces/light.ts";
import { line, place, shape } from "../pieces/shapes.ts";

/** A cloth lying under a hand at 0, 0, with its folds and its stitched hem. */
export function spreadCloth(pen: Pen, colour: string): string {
  const d =
    "M-352-118C-262-150-128-128-14-148C92-168 168-150 240-134C252-66 224 0 246 74C256 118 244 140 226 152C124 142 24 170-86 158C-180 170-262 160-336 142C-358 70-330-30-352-118Z";
  const hem =
    "M-336-104C-256-132-126-112-12-132C90-150 162-134 226-120C234-60 210 4 230 72C238 108 230 124 216 136C122 126 24 152-84 142C-178 152-256 144-322 128C-340 66-316-26-336-104Z";
  const corner = "M-352-118C-318-130-282-138-246-140C-262-100-288-74-340-58C-344-80-346-98-352-118Z";
  return (
    `<g transform="translate(8 16)"><path d="${d}" fill="#1b2736" opacity="0.3" ${pen.blur(12)}/></g>` +
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="2.4" stroke-opacity="0.6"`) +
    shape(
      d,
      pen.linear(
        [0, 0, 0.4, 1],
        [
          [0, "#ffffff", 0.4],
          [0.45, "#ffffff", 0.04],
          [1, "#1b2736", 0.3],
        ],
      ),
    ) +
    line(hem, darken(colour, 0.4), 3, `opacity="0.4" stroke-dasharray="9 6"`) +
    shape(corner, lighten(colour, 0.42)) +
    line("M-246-140C-262-100-288-74-340-58", darken(colour, 0.35), 3, `opacity="0.35"`) +
    line(
      "M-270-20C-220-40-190-30-150-52M-256 40C-210 26-180 40-140 30M-226 96C-190 76-160 84-120 92M-190-110C-150-96-140-84-126-60M190 20C170 60 150 80 120 120M200-100C170-90 160-80 150-60",
      darken(colour, 0.5),
      6,
      `opacity="0.22" stroke-linecap="round"`,
    ) +
    line(
      "M-262-34C-214-54-186-44-146-66M-248 28C-204 14-176 28-136 18",
      lighten(colour, 0.6),
      5,
      `opacity="0.5" stroke-linecap="round"`,
    )
  );
}

/** A four-pointed gleam. */
export function gleam(x: number, y: number, size: number, opacity = 0.95): string {
  const s = size;
  return place(
    shape(
      `M0 ${num(-s)}Q${num(s * 0.1)} ${num(-s * 0.1)} ${num(s)} 0Q${num(s * 0.1)} ${num(s * 0.1)} 0 ${num(s)}Q${num(-s * 0.1)} ${num(s * 0.1)} ${num(-s)} 0Q${num(-s * 0.1)} ${num(-s * 0.1)} 0 ${num(-s)}Z`,
      "#ffffff",
      `opacity="${opacity}"`,
    ),
    x,
    y,
  );
}
