import { drawLockup } from "../brand/logo.ts";
import { lighten } from "../colour.ts";
import { folded } from "../label/motifs.ts";
import { floorShadow } from "../pieces/light.ts";
import { line, outline, place, shape } from "../pieces/shapes.ts";
import { part } from "../pieces/tooling.ts";
import { castor, tub } from "../pieces/wheels.ts";
import type { KindDrawing } from "../spec.ts";

/** Two buckets on a chassis with a press: clean water blue, used water red. */
export const wringerTrolley: KindDrawing = (pen, spec) => {
  const single = /\b1 galeata|simplu|o galeata/.test(folded(spec.title));
  const [blue, red] = [spec.bodyColor ?? "#1d6fc2", "#cf2f3a"];
  const half = single ? 250 : 400;
  const y = -118;
  const press =
    part(
      pen,
      outline([
        [-half + 24, -690, 26],
        [-half + 318, -690, 26],
        [-half + 296, -470, 20],
        [-half + 46, -470, 20],
      ]),
      "#eceff2",
    ) +
    Array.from({ length: 9 }, (_, index) =>
      line(`M${-half + 62 + index * 27}-650V-498`, "#7e8a97", 6, `opacity="0.4"`),
    ).join("") +
    line(`M${-half + 290}-640L${-half + 420}-930`, "#59636e", 22, `stroke-linecap="round"`) +
    line(`M${-half + 288}-642L${-half + 418}-930`, "#e3e8ec", 8, `stroke-linecap="round"`) +
    line(`M${-half + 398}-886L${-half + 424}-944`, blue, 40, `stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-half + 250, -676, 14],
        [-half + 330, -676, 14],
        [-half + 322, -606, 14],
        [-half + 256, -606, 14],
      ]),
      blue,
    );
  const svg =
    floorShadow(pen, 0, half, 0, 0.09) +
    line(`M${half + 30}-120V-860H${half - 90}`, "#6c7782", 22, `stroke-linejoin="round"`) +
    line(`M${half + 28}-120V-858H${half - 90}`, "#eef1f4", 9, `stroke-linejoin="round"`) +
    tub(pen, -half + 20, -500, single ? 460 : 360, 390, blue) +
    (single ? "" : tub(pen, 20, -500, 360, 390, red)) +
    press +
    part(
      pen,
      outline([
        [-half - 20, y - 24, 18],
        [half + 46, y - 24, 18],
        [half + 40, y + 34, 18],
        [-half - 14, y + 34, 18],
      ]),
      "#59636e",
    ) +
    castor(pen, -half + 50, 0, 44) +
    castor(pen, half - 30, 0, 44) +
    place(
      drawLockup(spec.brand, { x: -120, y: -30, w: 240, h: 60 }, { ground: blue, align: "middle" }),
      -half + 200,
      -300,
    );
  return {
    svg,
    left: -half - 24,
    right: half + 50,
    top: -960,
    fill: 0.84,
    heightCm: 92,
    focus: { x: -half + 180, y: -600, r: 190 },
  };
};

/** A janitor's cart: frame, shelves with goods, sack holder, buckets. */
export const cleaningCart: KindDrawing = (pen, spec) => {
  const colour = spec.bodyColor ?? "#5d6975";
  const { main } = spec.brand.palette;
  const post = (x: number, top: number): string =>
    line(`M${x}-96V${top}`, "#68737f", 24) + line(`M${x - 2}-96V${top}`, "#eef1f4", 9);
  const shelf = (y: number, w = 440): string =>
    part(
      pen,
      outline([
        [-330, y - 26, 12],
        [-330 + w, y - 26, 12],
        [-330 + w, y + 26, 12],
        [-330, y + 26, 12],
      ]),
      colour,
    );
  const flask = (x: number, y: number, tone: string, h = 120): string =>
    part(
      pen,
      outline([
        [x - 15, y - h, 8],
        [x + 15, y - h, 8],
        [x + 32, y - h * 0.68, 16],
        [x + 32, y, 10],
        [x - 32, y, 10],
        [x - 32, y - h * 0.68, 16],
      ]),
      tone,
    ) +
    shape(
      outline([
        [x - 26, y - h * 0.5, 3],
        [x + 26, y - h * 0.5, 3],
        [x + 26, y - 14, 3],
        [x - 26, y - 14, 3],
      ]),
      "#ffffff",
      `opacity="0.92"`,
    ) +
    part(
      pen,
      outline([
        [x - 18, y - h - 22, 4],
        [x + 18, y - h - 22, 4],
        [x + 18, y - h + 4, 3],
        [x - 18, y - h + 4, 3],
      ]),
      "#ffffff",
    );
  const sack = "M150-760H430C436-560 446-330 420-190C360-170 220-170 166-190C136-330 144-560 150-760Z";
  const svg =
    floorShadow(pen, 40, 440, 0, 0.08) +
    post(-310, -800) +
    post(96, -860) +
    post(450, -860) +
    line("M-310-790H-390V-740", "#68737f", 24, `stroke-linejoin="round"`) +
    line("M96-850H450", "#68737f", 24) +
    line("M96-852H450", "#eef1f4", 9) +
    shelf(-700) +
    flask(-270, -726, "#3fa7db") +
    flask(-190, -726, spec.accent) +
    flask(-110, -726, "#8cc63f", 140) +
    part(
      pen,
      outline([
        [-62, -806, 12],
        [76, -806, 12],
        [76, -726, 10],
        [-62, -726, 10],
      ]),
      "#f4f5f6",
    ) +
    line("M-62-780H76M-62-754H76", "#9aa6b3", 3, `opacity="0.5"`) +
    shelf(-440) +
    part(
      pen,
      outline([
        [-310, -570, 10],
        [-110, -570, 10],
        [-110, -466, 6],
        [-310, -466, 6],
      ]),
      "#f3c53a",
    ) +
    part(
      pen,
      outline([
        [-90, -590, 10],
        [70, -590, 10],
        [70, -466, 6],
        [-90, -466, 6],
      ]),
      "#dfe6ec",
    ) +
    shape(sack, main) +
    shape(
      sack,
      pen.linear("across", [
        [0, "#0b1220", 0.3],
        [0.14, "#ffffff", 0.26],
        [0.3, "#0b1220", 0.04],
        [0.42, "#ffffff", 0.12],
        [0.6, "#0b1220", 0.1],
        [0.72, "#ffffff", 0.1],
        [1, "#0b1220", 0.4],
      ]),
    ) +
    line(
      "M210-740C200-560 216-380 204-210M300-740C312-560 290-400 300-204M380-740C372-580 392-400 378-210",
      "#0b1220",
      5,
      `opacity="0.14"`,
    ) +
    part(
      pen,
      outline([
        [132, -800, 16],
        [450, -800, 16],
        [444, -740, 14],
        [138, -740, 14],
      ]),
      lighten(colour, 0.1),
    ) +
    place(
      drawLockup(spec.brand, { x: -100, y: -32, w: 200, h: 64 }, { ground: main, align: "middle" }),
      292,
      -480,
    ) +
    tub(pen, -318, -320, 190, 210, "#1d6fc2") +
    tub(pen, -112, -320, 190, 210, "#cf2f3a") +
    part(
      pen,
      outline([
        [-372, -120, 20],
        [480, -120, 20],
        [476, -66, 20],
        [-366, -66, 20],
      ]),
      colour,
    ) +
    castor(pen, -310, 0, 38) +
    castor(pen, 60, 0, 38) +
    castor(pen, 420, 0, 38);
  return {
    svg,
    left: -404,
    right: 490,
    top: -872,
    fill: 0.86,
    heightCm: 105,
    focus: { x: -190, y: -720, r: 170 },
  };
};
