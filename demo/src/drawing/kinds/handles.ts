import { darken } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { metal } from "../pieces/light.ts";
import { ellipse, line, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part } from "../pieces/tooling.ts";
import type { Figure, KindDrawing } from "../spec.ts";

const LEAN = 36;

/** A part of a pole between two distances from its foot. */
function tube(pen: Pen, from: number, to: number, width: number, colour?: string): string {
  const d = rect(-width / 2, -to, width, to - from, Math.min(10, width / 4));
  const shade = pen.linear("across", [
    [0, "#0b1220", 0.36],
    [0.22, "#ffffff", 0.42],
    [0.45, "#ffffff", 0.04],
    [1, "#0b1220", 0.46],
  ]);
  return colour ? shape(d, colour) + shape(d, shade) : shape(d, metal(pen));
}

/** A pole that leans across the picture, with its shadow on the wall. */
function leaning(pen: Pen, pole: string, width: number): string {
  const shadow = `<g transform="translate(20 22)"><g transform="translate(-350 -10)rotate(${LEAN})"><path d="${rect(-width / 2, -1150, width, 1150, 12)}" fill="#2c3a4d" opacity="0.2" ${pen.blur(9)}/></g></g>`;
  return shadow + place(pole, -350, -10, 1, LEAN);
}

const FRAME: Omit<Figure, "svg"> = {
  left: -400,
  right: 400,
  top: -980,
  bottom: 30,
  fill: 0.94,
  heightCm: 120,
  focus: { x: 290, y: -890, r: 120 },
  detail: { x: -280, y: -110, r: 130 },
};

/** An aluminium handle: bored end for the holder, four rings of the colour code, soft grip with a hanger. */
export const handle: KindDrawing = (pen, spec) => {
  const rings = ["#d8403c", "#ecc531", "#3f9d4f", "#2f8fd0"]
    .map((colour, index) => tube(pen, 860 - index * 24, 876 - index * 24, 44, colour))
    .join("");
  const pole =
    tube(pen, 0, 1010, 34) +
    shape(ellipse(0, -44, 8, 8), "#2b3036", `stroke="#f2f4f6" stroke-width="2"`) +
    tube(pen, 0, 12, 34, "#545e69") +
    rings +
    tube(pen, 900, 1120, 46, darken(spec.brand.palette.main, 0.1)) +
    Array.from({ length: 9 }, (_, index) =>
      line(`M-22 ${-930 - index * 17}H22`, "#0b1220", 4, `opacity="0.24"`),
    ).join("") +
    line("M0-1118C-22-1150 22-1150 0-1118", "#545e69", 9, `stroke-linecap="round"`);
  return { svg: leaning(pen, pole, 38) + swingTag(pen, spec, [60, -560]), ...FRAME };
};

/** A telescopic pole of two or three sections (`count`), each thinner than the one below, with clamps and a cone. */
export const telescopicPole: KindDrawing = (pen, spec) => {
  const sections = spec.count ?? 2;
  const length = 1040 / sections;
  const colour = spec.accent;
  let pole = "";
  for (let index = sections - 1; index >= 0; index--) {
    const width = 52 - index * 12;
    pole += tube(pen, index * length, (index + 1) * length, width);
    if (index > 0) {
      pole +=
        part(pen, rect(-width * 0.95, -index * length - 50, width * 1.9, 88, 14), colour) +
        part(pen, rect(width * 0.5, -index * length - 40, 22, 76, 10), darken(colour, 0.3));
    }
  }
  const top = 52 - (sections - 1) * 12;
  pole +=
    tube(pen, 20, 210, 60, "#2b3036") +
    line("M-26-60H26M-26-88H26M-26-116H26M-26-144H26M-26-172H26", "#ffffff", 4, `opacity="0.14"`) +
    tube(pen, 0, 26, 56, colour) +
    part(
      pen,
      `M${-top / 2} -1040L${-top * 0.36} -1130Q0 -1150 ${top * 0.36} -1130L${top / 2} -1040Z`,
      "#2b3036",
    );
  return { svg: leaning(pen, pole, 50) + swingTag(pen, spec, [110, -520]), ...FRAME };
};
