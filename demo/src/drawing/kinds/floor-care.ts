import { darken, lighten, mix } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { edgeOf, floorShadow, metal, roundLight } from "../pieces/light.ts";
import { ellipse, line, outline, place, shape, turned, type Profile } from "../pieces/shapes.ts";
import { drawLockup } from "../brand/logo.ts";
import { folded } from "../label/motifs.ts";
import { volumeOf, type KindDrawing } from "../spec.ts";
import { drawTextBlock } from "../text/fit.ts";
import { part, toolColour } from "./tools.ts";

/** A pail: tapered wall, rim, open mouth. Origin at the middle of its foot. */
function pail(pen: Pen, colour: string, half: number, height: number): string {
  const [ry, foot] = [half * 0.2, half * 0.76];
  const wall: Profile = [
    [half * 0.985, -height],
    [foot, -14, 14],
    [foot - 8, 0, 10],
  ];
  const d = turned(wall);
  const inner = pen.linear("across", [
    [0, darken(colour, 0.5)],
    [0.3, darken(colour, 0.3)],
    [0.8, darken(colour, 0.05)],
    [1, lighten(colour, 0.1)],
  ]);
  return (
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.6"`) +
    shape(d, roundLight(pen, colour, "satin")) +
    line(
      `M${num(-half * 0.93)} ${num(-height * 0.76)}Q0 ${num(-height * 0.76 + ry * 1.7)} ${num(half * 0.93)} ${num(-height * 0.76)}`,
      darken(colour, 0.4),
      3,
      `opacity="0.3"`,
    ) +
    shape(
      ellipse(0, -height, half * 1.05, ry * 1.12),
      colour,
      `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.6"`,
    ) +
    shape(
      ellipse(0, -height, half * 1.05, ry * 1.12),
      pen.linear("across", [
        [0, "#ffffff", 0.1],
        [0.25, "#ffffff", 0.5],
        [0.7, "#0b1220", 0.04],
        [1, "#0b1220", 0.25],
      ]),
    ) +
    shape(ellipse(0, -height + 2, half * 0.96, ry * 0.96), inner)
  );
}

/** A bucket with scale, bail handle and pouring lip; with a wringer basket when the title says so. */
export const bucket: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const litres = volumeOf(spec.quantity) ?? volumeOf(spec.title) ?? 10;
  const [half, height] = litres >= 14 ? [270, 480] : [240, 420];
  const scale = Array.from(
    { length: 4 },
    (_, index) => `M${num(half * 0.4)} ${num(-40 - index * height * 0.12)}h${index % 2 ? 18 : 30}`,
  ).join("");
  const numbers = [0, 2]
    .map((index) =>
      place(
        drawTextBlock(
          String(Math.round(((index + 2) * litres) / 8)),
          { x: 0, y: -12, w: 60, h: 24 },
          { maxSize: 22, maxLines: 1, weight: 700, fill: lighten(colour, 0.75) },
        ).svg,
        half * 0.4 + 38,
        -40 - index * height * 0.12,
      ),
    )
    .join("");
  const bail = `M${num(-half * 1.02)} ${num(-height + 10)}C${num(-half * 1.3)} ${num(-height + 190)} ${num(-half * 0.4)} ${num(-height + 300)} ${num(half * 0.1)} ${num(-height + 290)}C${num(half * 0.7)} ${num(-height + 280)} ${num(half * 1.2)} ${num(-height + 150)} ${num(half * 1.02)} ${num(-height + 10)}`;
  const grip = `M${num(-half * 0.26)} ${num(-height + 276)}Q${num(half * 0.06)} ${num(-height + 304)} ${num(half * 0.4)} ${num(-height + 268)}`;
  const wringer = /stor|centrifug|spin/.test(folded(spec.title))
    ? part(
        pen,
        outline([
          [-half * 0.1, -height - 30, 14],
          [half * 0.92, -height - 30, 14],
          [half * 0.84, -height + 30, 20],
          [half * 0.05, -height + 30, 20],
        ]),
        mix(colour, "#ffffff", 0.75),
      ) +
      shape(ellipse(half * 0.42, -height - 26, half * 0.5, 26), "#5f6b78") +
      Array.from({ length: 8 }, (_, index) =>
        shape(
          ellipse(half * 0.08 + index * half * 0.095, -height - 26 + (index % 2 ? 6 : -6), 6, 6),
          "#2d353f",
        ),
      ).join("")
    : "";
  const svg =
    floorShadow(pen, 0, half * 0.78, 0, 0.16) +
    pail(pen, colour, half, height) +
    wringer +
    place(
      drawLockup(
        spec.brand,
        { x: -half * 0.6, y: -34, w: half * 1.2, h: 68 },
        { ground: colour, align: "middle" },
      ),
      0,
      -height * 0.62,
    ) +
    line(scale, lighten(colour, 0.75), 4, `opacity="0.9"`) +
    numbers +
    line(bail, "#5d6874", 11) +
    line(bail, "#dfe5ea", 5) +
    line(grip, darken(colour, 0.5), 34, `stroke-linecap="round"`) +
    line(grip, "#ffffff", 8, `opacity="0.3" stroke-linecap="round" transform="translate(0 -7)"`) +
    shape(ellipse(-half * 1.02, -height + 10, 17, 17), darken(colour, 0.25)) +
    shape(ellipse(half * 1.02, -height + 10, 17, 17), darken(colour, 0.25));
  return {
    svg,
    left: -half * 1.12,
    right: half * 1.12,
    top: -height - (wringer ? 60 : half * 0.23),
    fill: 0.76,
    heightCm: 30,
    focus: { x: half * 0.4, y: -height * 0.4, r: 120 },
  };
};

/** A castor in its fork. */
export function castor(pen: Pen, x: number, y: number, r: number): string {
  return place(
    part(
      pen,
      outline([
        [-r * 0.5, -r * 2.3, 6],
        [r * 0.5, -r * 2.3, 6],
        [r * 0.42, -r * 0.7, 6],
        [-r * 0.42, -r * 0.7, 6],
      ]),
      "#8b96a2",
    ) +
      shape(ellipse(0, -r, r, r), "#2a2f35") +
      shape(
        ellipse(0, -r, r, r),
        pen.radial(
          [
            [0, "#ffffff", 0.1],
            [0.75, "#ffffff", 0.04],
            [0.85, "#ffffff", 0.26],
            [1, "#000000", 0.3],
          ],
          0.4,
          0.35,
          0.62,
        ),
      ) +
      shape(ellipse(0, -r, r * 0.5, r * 0.5), "#aab4be") +
      shape(ellipse(0, -r, r * 0.16, r * 0.16), "#5b6671"),
    x,
    y,
  );
}

/** A square tub of a cleaning trolley. */
function tub(pen: Pen, x: number, y: number, w: number, h: number, colour: string): string {
  const d = outline([
    [x, y, 16],
    [x + w, y, 16],
    [x + w * 0.93, y + h, 34],
    [x + w * 0.07, y + h, 34],
  ]);
  const light = pen.linear("across", [
    [0, "#ffffff", 0.12],
    [0.12, "#ffffff", 0.34],
    [0.3, "#ffffff", 0.04],
    [0.75, "#0b1220", 0.08],
    [1, "#0b1220", 0.36],
  ]);
  const rim = outline([
    [x - 12, y - 16, 14],
    [x + w + 12, y - 16, 14],
    [x + w + 8, y + 20, 10],
    [x - 8, y + 20, 10],
  ]);
  return (
    shape(d, colour) +
    shape(d, light) +
    shape(
      d,
      pen.linear("down", [
        [0, "#0b1220", 0.24],
        [0.12, "#0b1220", 0],
        [1, "#0b1220", 0.2],
      ]),
    ) +
    part(pen, rim, colour) +
    line(
      `M${num(x + w * 0.2)} ${num(y + h * 0.3)}V${num(y + h * 0.88)}M${num(x + w * 0.8)} ${num(y + h * 0.3)}V${num(y + h * 0.88)}`,
      darken(colour, 0.4),
      4,
      `opacity="0.18"`,
    )
  );
}

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

/** A folding warning sign: wet floor. */
export const safetySign: KindDrawing = (pen, spec) => {
  const colour = spec.bodyColor ?? "#f7c600";
  const ink = "#16181d";
  const front = outline([
    [-150, -820, 46],
    [150, -820, 46],
    [262, 0, 18],
    [196, 0, 10],
    [176, -96, 20],
    [-176, -96, 20],
    [-196, 0, 10],
    [-262, 0, 18],
  ]);
  const rear = outline([
    [-120, -812, 40],
    [176, -812, 40],
    [330, -46, 14],
    [270, -46, 10],
    [240, -130, 20],
    [100, -130, 20],
  ]);
  const triangle = "M0-626 176-318H-176Z";
  const figure = `<circle cx="6" cy="-520" r="23" fill="${ink}"/><path d="M-8-486C16-494 34-470 26-446L4-404 62-384 96-346M20-470 66-452M-2-470-52-494M2-404-30-366-62-350" fill="none" stroke="${ink}" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/>`;
  const words =
    drawTextBlock(
      "ATENȚIE",
      { x: -150, y: -762, w: 300, h: 80 },
      { maxSize: 66, maxLines: 1, weight: 800, fill: ink, align: "middle" },
    ).svg +
    drawTextBlock(
      "PARDOSEALĂ UMEDĂ",
      { x: -170, y: -276, w: 340, h: 110 },
      { maxSize: 50, maxLines: 2, weight: 800, fill: ink, align: "middle", valign: "middle" },
    ).svg;
  const grip = outline([
    [-70, -806, 22],
    [70, -806, 22],
    [70, -776, 14],
    [-70, -776, 14],
  ]);
  const svg =
    floorShadow(pen, 30, 270, 0, 0.07) +
    part(pen, rear, darken(colour, 0.34)) +
    part(pen, front, colour) +
    shape(grip, darken(colour, 0.4), `opacity="0.55"`) +
    words +
    shape(triangle, "#ffffff", `stroke="#cf1f2e" stroke-width="26" stroke-linejoin="round"`) +
    place(place(figure, -6, 440), 4, -452, 0.8, -34) +
    line("M-118-352H110M-92-372q14-10 28 0M64-372q14-10 28 0", ink, 9, `stroke-linecap="round"`) +
    place(
      drawLockup(spec.brand, { x: -80, y: -16, w: 160, h: 32 }, { ground: "#ffffff", align: "middle" }),
      0,
      -134,
    );
  return {
    svg,
    left: -268,
    right: 336,
    top: -826,
    fill: 0.84,
    heightCm: 62,
    focus: { x: 0, y: -440, r: 170 },
  };
};
