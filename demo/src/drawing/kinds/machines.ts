import { darken, lighten, mix } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { floorShadow, turnedBody } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { drawLockup } from "../brand/logo.ts";
import { folded } from "../label/motifs.ts";
import type { KindDrawing, PackshotSpec } from "../spec.ts";
import { castor } from "./floor-care.ts";
import { part, toolColour } from "./tools.ts";

function hose(d: string, width: number, colour = "#2b3036"): string {
  return (
    line(d, darken(colour, 0.3), width, `stroke-linecap="round" stroke-linejoin="round"`) +
    line(
      d,
      lighten(colour, 0.14),
      width * 0.82,
      `stroke-dasharray="${num(width * 0.2)} ${num(width * 0.16)}" stroke-linejoin="round"`,
    ) +
    line(
      d,
      "#ffffff",
      width * 0.22,
      `opacity="0.28" stroke-linecap="round" transform="translate(${num(-width * 0.2)} ${num(-width * 0.2)})"`,
    )
  );
}

function wheel(pen: Pen, x: number, y: number, r: number, hub = "#b3bcc5"): string {
  return place(
    shape(ellipse(0, 0, r, r), "#23282d") +
      shape(
        ellipse(0, 0, r, r),
        pen.radial(
          [
            [0, "#ffffff", 0.1],
            [0.72, "#ffffff", 0.02],
            [0.86, "#ffffff", 0.24],
            [1, "#000000", 0.4],
          ],
          0.4,
          0.35,
          0.64,
        ),
      ) +
      shape(ellipse(0, 0, r * 0.56, r * 0.56), hub) +
      shape(
        ellipse(0, 0, r * 0.56, r * 0.56),
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, "#ffffff", 0.5],
            [1, "#0b1220", 0.3],
          ],
        ),
      ) +
      shape(ellipse(0, 0, r * 0.16, r * 0.16), "#4b555f"),
    x,
    y,
  );
}

function logoOn(spec: PackshotSpec, ground: string, x: number, y: number, w: number, h: number): string {
  return drawLockup(spec.brand, { x: x - w / 2, y: y - h / 2, w, h }, { ground, align: "middle" });
}

/** A tub vacuum cleaner with hose, tube and floor nozzle. */
export const vacuumCleaner: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const tub = "#d3d9df";
  const svg =
    floorShadow(pen, -60, 260, 0, 0.1) +
    floorShadow(pen, 380, 120, 6, 0.08) +
    hose("M-20-560C-20-800 140-860 260-760S330-640 344-560", 40) +
    line("M344-566L400-70", "#8a95a1", 26, `stroke-linecap="round"`) +
    line("M341-566L397-70", "#f0f3f5", 9, `stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [330, -640, 14],
        [366, -640, 14],
        [370, -520, 14],
        [334, -520, 14],
      ]),
      "#2b3036",
    ) +
    part(
      pen,
      outline([
        [378, -90, 12],
        [430, -90, 12],
        [446, -44, 10],
        [372, -44, 10],
      ]),
      "#3a4047",
    ) +
    part(
      pen,
      outline([
        [290, -50, 20],
        [500, -50, 20],
        [512, 4, 10],
        [278, 4, 10],
      ]),
      "#2b3036",
    ) +
    turnedBody(
      pen,
      [
        [190, -330, 10],
        [200, -110, 40],
        [180, -60, 20],
      ],
      tub,
      "gloss",
      -60,
    ) +
    turnedBody(
      pen,
      [
        [206, -356, 10],
        [206, -318, 10],
      ],
      "#2b3036",
      "satin",
      -60,
    ) +
    part(pen, "M-262-352C-256-470-190-540-60-540C70-540 136-470 142-352Z", colour) +
    line("M-234-390C-220-460-170-510-80-516", "#ffffff", 10, `opacity="0.4" stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-140, -580, 26],
        [20, -580, 26],
        [44, -506, 20],
        [-164, -506, 20],
      ]),
      darken(colour, 0.3),
    ) +
    shape(
      outline([
        [-118, -556, 14],
        [-2, -556, 14],
        [6, -524, 12],
        [-126, -524, 12],
      ]),
      "#ffffff",
      `opacity="0.92"`,
    ) +
    shape(ellipse(70, -420, 26, 26), "#22272d") +
    shape(ellipse(70, -420, 12, 12), "#e5483f") +
    shape(ellipse(-20, -560, 26, 16), "#22272d") +
    logoOn(spec, colour, -90, -424, 200, 56) +
    part(
      pen,
      outline([
        [-262, -330, 8],
        [-228, -330, 8],
        [-232, -250, 8],
        [-258, -250, 8],
      ]),
      "#3a4047",
    ) +
    part(
      pen,
      outline([
        [108, -330, 8],
        [142, -330, 8],
        [138, -250, 8],
        [112, -250, 8],
      ]),
      "#3a4047",
    ) +
    part(
      pen,
      outline([
        [-280, -96, 26],
        [160, -96, 26],
        [186, -46, 18],
        [-306, -46, 18],
      ]),
      "#3a4047",
    ) +
    castor(pen, -246, 2, 30) +
    castor(pen, 126, 2, 30) +
    wheel(pen, -276, -56, 54);
  return {
    svg,
    left: -332,
    right: 516,
    top: -830,
    bottom: 10,
    fill: 0.84,
    heightCm: 60,
    focus: { x: -60, y: -440, r: 180 },
    detail: { x: 370, y: -60, r: 170 },
  };
};

/** A walk-behind scrubber-drier: tanks, brush deck, squeegee, handlebar. */
export const scrubberDrier: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const body = "M-330-150C-350-330-330-470-270-520C-180-560 60-566 180-540C262-520 300-420 316-300L330-150Z";
  const tank =
    "M-250-500C-236-640-180-700-80-712C40-724 150-700 196-636C220-590 224-556 226-520C100-550-120-556-250-500Z";
  const svg =
    floorShadow(pen, 0, 430, 2, 0.07) +
    line("M190-560L430-840", "#3a4047", 30, `stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [300, -900, 24],
        [500, -868, 24],
        [486, -790, 22],
        [330, -800, 22],
      ]),
      "#2b3036",
    ) +
    shape(
      outline([
        [356, -872, 8],
        [446, -858, 8],
        [440, -824, 8],
        [360, -832, 8],
      ]),
      "#9fd3e8",
    ) +
    line("M470-850L520-880L540-800", "#2b3036", 22, `stroke-linecap="round" stroke-linejoin="round"`) +
    part(pen, tank, "#eceff2") +
    shape(tank, "#ffffff", `opacity="0.2"`) +
    line("M-196-600C-170-660-120-684-50-690", "#ffffff", 12, `opacity="0.8" stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-120, -752, 20],
        [80, -752, 20],
        [96, -700, 12],
        [-136, -700, 12],
      ]),
      "#3a4047",
    ) +
    part(pen, body, colour) +
    line("M-300-400C-286-470-240-500-160-512", "#ffffff", 12, `opacity="0.4" stroke-linecap="round"`) +
    line("M-330-250C-120-270 120-270 322-250", "#0b1220", 6, `opacity="0.18"`) +
    shape("M-330-210C-100-232 120-232 326-210L330-150H-330Z", "#0b1220", `opacity="0.22"`) +
    line("M-320-232C-110-254 120-254 322-232", spec.accent, 10) +
    logoOn(spec, colour, -20, -372, 320, 92) +
    hose("M230-520C330-480 380-330 372-170", 36) +
    part(
      pen,
      outline([
        [-420, -136, 26],
        [-60, -136, 26],
        [-46, -40, 14],
        [-430, -40, 14],
      ]),
      "#3a4047",
    ) +
    line("M-420-30H-56", "#6b7682", 34, `stroke-dasharray="5 4"`) +
    part(
      pen,
      outline([
        [300, -92, 16],
        [430, -92, 16],
        [444, -30, 10],
        [290, -30, 10],
      ]),
      "#2b3036",
    ) +
    shape(rect(280, -34, 176, 34, 4), "#4a545f") +
    wheel(pen, 150, -92, 92) +
    castor(pen, -4, 0, 34);
  return {
    svg,
    left: -440,
    right: 552,
    top: -904,
    bottom: 8,
    fill: 0.86,
    heightCm: 110,
    focus: { x: -230, y: -90, r: 180 },
    detail: { x: 420, y: -820, r: 170 },
  };
};

/** An upright pressure washer with hose reel, gun and lance. */
export const pressureWasher: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const svg =
    floorShadow(pen, 0, 230, 2, 0.1) +
    line("M-110-560V-900Q-110-930-80-930H80Q110-930 110-900V-560", "#2b3036", 34) +
    line("M-118-560V-900Q-118-938-80-938", "#ffffff", 6, `opacity="0.22"`) +
    line("M-66-930H66", darken(colour, 0.1), 40, `stroke-linecap="round"`) +
    hose("M150-300C280-330 300-520 220-560S120-420 190-380 330-480 300-700", 22) +
    part(
      pen,
      outline([
        [284, -760, 10],
        [330, -764, 10],
        [360, -640, 16],
        [330, -590, 18],
        [300, -630, 12],
      ]),
      "#2b3036",
    ) +
    part(
      pen,
      outline([
        [310, -780, 16],
        [410, -800, 16],
        [414, -756, 12],
        [318, -734, 12],
      ]),
      colour,
    ) +
    line("M402-780L470-300", "#2b3036", 22, `stroke-linecap="round"`) +
    line("M470-300L486-190", "#c59b3a", 16, `stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [470, -200, 8],
        [502, -204, 8],
        [508, -150, 8],
        [478, -146, 8],
      ]),
      "#2b3036",
    ) +
    part(
      pen,
      outline([
        [-190, -640, 70],
        [150, -640, 70],
        [196, -90, 60],
        [-216, -90, 60],
      ]),
      colour,
    ) +
    line("M-168-560C-150-600-120-612-60-616", "#ffffff", 12, `opacity="0.4" stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-150, -330, 40],
        [110, -330, 40],
        [136, -120, 40],
        [-166, -120, 40],
      ]),
      "#2b3036",
    ) +
    Array.from({ length: 7 }, (_, index) =>
      line(`M-120 ${-290 + index * 25}H${84 + index * 3}`, "#ffffff", 5, `opacity="0.16"`),
    ).join("") +
    shape(ellipse(-20, -560, 46, 46), "#22272d") +
    line("M-20-560L4-586", "#ffffff", 8, `stroke-linecap="round"`) +
    shape(rect(-150, -500, 260, 8, 4), spec.accent) +
    logoOn(spec, colour, -20, -424, 230, 66) +
    part(
      pen,
      outline([
        [-230, -110, 24],
        [210, -110, 24],
        [230, -56, 18],
        [-250, -56, 18],
      ]),
      "#3a4047",
    ) +
    wheel(pen, -170, -74, 76) +
    wheel(pen, 150, -74, 76);
  return {
    svg,
    left: -256,
    right: 516,
    top: -954,
    bottom: 8,
    fill: 0.86,
    heightCm: 90,
    focus: { x: 360, y: -700, r: 140 },
    detail: { x: -20, y: -460, r: 210 },
  };
};

/** Parts and consumables: a floor pad, a hose or a filter, after the title. */
export const machinePart: KindDrawing = (pen, spec, side) => {
  const words = folded(spec.title);
  if (/furtun|hose/.test(words)) {
    const svg =
      floorShadow(pen, 0, 330, 10, 0.1) +
      hose(
        "M-300-60C-320-420 320-420 300-180S-240 30-240-150 200-320 200-170 40-40 330-30",
        54,
        spec.bodyColor ?? "#3a424b",
      ) +
      part(
        pen,
        outline([
          [-340, -60, 12],
          [-262, -66, 12],
          [-256, 30, 10],
          [-338, 34, 10],
        ]),
        toolColour(spec),
      ) +
      part(
        pen,
        outline([
          [312, -66, 12],
          [420, -62, 12],
          [420, 8, 12],
          [312, 4, 12],
        ]),
        toolColour(spec),
      );
    return {
      svg,
      left: -350,
      right: 430,
      top: -370,
      bottom: 40,
      fill: 0.78,
      heightCm: 24,
      focus: { x: 370, y: -30, r: 110 },
      detail: { x: -290, y: -60, r: 130 },
    };
  }
  if (/filtr|filter|sac aspir/.test(words)) {
    const pleats = Array.from({ length: 30 }, (_, index) => {
      const x = 170 * Math.sin(((-87 + index * 6) * Math.PI) / 180);
      return `M${num(x)}-470V-64`;
    }).join("");
    const svg =
      floorShadow(pen, 0, 190) +
      turnedBody(
        pen,
        [
          [172, -480, 4],
          [172, -56, 4],
        ],
        "#f1efe6",
        "matt",
      ) +
      line(pleats, "#5f5a48", 4, `opacity="0.4"`) +
      turnedBody(
        pen,
        [
          [186, -66, 12],
          [186, 0, 12],
        ],
        toolColour(spec),
      ) +
      turnedBody(
        pen,
        [
          [186, -520, 10],
          [186, -468, 10],
        ],
        toolColour(spec),
      ) +
      shape(ellipse(0, -518, 184, 40), lighten(toolColour(spec), 0.12)) +
      shape(ellipse(0, -518, 110, 23), "#22272d") +
      logoOn(spec, toolColour(spec), 0, -34, 220, 40);
    return {
      svg,
      left: -190,
      right: 190,
      top: -560,
      fill: 0.74,
      heightCm: 18,
      focus: { x: 0, y: -500, r: 120 },
      detail: { x: 60, y: -260, r: 140 },
    };
  }
  const colour = spec.bodyColor ?? spec.accent;
  const disc = (x: number, y: number): string => {
    const rings = Array.from({ length: 12 }, (_, index) =>
      line(
        ellipse(x, y, 360 - index * 24, (360 - index * 24) * 0.52),
        index % 2 ? darken(colour, 0.35) : lighten(colour, 0.35),
        9,
        `opacity="0.16" stroke-dasharray="${5 + (index % 4) * 3} ${4 + (index % 3) * 3}"`,
      ),
    ).join("");
    const edge = `M${x - 380} ${y}A380 198 0 0 0 ${x + 380} ${y}V${y + 46}A380 198 0 0 1 ${x - 380} ${y + 46}Z`;
    return (
      shape(edge, darken(colour, 0.2)) +
      shape(
        edge,
        pen.linear("across", [
          [0, "#ffffff", 0.14],
          [0.3, "#ffffff", 0.1],
          [1, "#0b1220", 0.36],
        ]),
      ) +
      line(
        `M${x - 376} ${y + 26}A380 198 0 0 0 ${x + 376} ${y + 26}`,
        "#ffffff",
        5,
        `opacity="0.16" stroke-dasharray="4 5"`,
      ) +
      shape(ellipse(x, y, 380, 198), colour) +
      shape(
        ellipse(x, y, 380, 198),
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, "#ffffff", 0.3],
            [0.5, "#ffffff", 0],
            [1, "#0b1220", 0.24],
          ],
        ),
      ) +
      rings +
      shape(ellipse(x, y, 70, 36), darken(colour, 0.5)) +
      shape(ellipse(x + 3, y + 6, 62, 29), mix("#dfe4e9", colour, 0.2)) +
      line(ellipse(x, y, 84, 45), darken(colour, 0.4), 3, `opacity="0.4" stroke-dasharray="8 6"`)
    );
  };
  const layers = side === "pair" ? [0, -52, -104, -156, -208] : [0];
  const svg =
    floorShadow(pen, 0, 380, -130, 0.36) +
    layers.map((y) => disc(0, y - 200)).join("") +
    drawLockup(
      spec.brand,
      { x: -110, y: -96 + (layers.at(-1) ?? 0), w: 220, h: 44 },
      { ground: colour, align: "middle" },
    );
  return {
    svg,
    left: -400,
    right: 420,
    top: -400 + (layers.at(-1) ?? 0),
    bottom: 50,
    fill: 0.8,
    heightCm: 10,
    focus: { x: 0, y: -200, r: 130 },
    detail: { x: 220, y: -160, r: 170 },
  };
};
