import { drawLockup } from "../brand/logo.ts";
import { chanceFrom } from "../chance.ts";
import { darken, lighten } from "../colour.ts";
import { num } from "../pen.ts";
import { headerCard } from "../pieces/header-card.ts";
import { edgeOf, floorShadow } from "../pieces/light.ts";
import { ellipse, line, place, rect, shape } from "../pieces/shapes.ts";
import type { KindDrawing } from "../spec.ts";

/** Pleated caps: two folded strips and one opened. */
export const bouffantCaps: KindDrawing = (pen, spec) => {
  const colour = spec.bodyColor ?? spec.accent;
  const chance = chanceFrom(`pleats ${spec.seed}`);
  const dome = "M-330-60C-350-300-220-470 0-476C220-470 350-300 330-60C240 6-240 6-330-60Z";
  const pleats = Array.from({ length: 26 }, (_, index) => {
    const x = -316 + index * 25.3;
    return `M${num(x)} -44Q${num(x * 0.8 + chance.between(-8, 8))} -250 ${num(x * 0.26)} -${num(440 + chance.between(0, 24))}`;
  }).join("");
  const strip = (x: number, y: number): string =>
    place(
      shape(
        rect(-330, -44, 660, 44, 20),
        lighten(colour, 0.2),
        `stroke="${edgeOf(colour)}" stroke-width="2"`,
      ) +
        line(
          Array.from({ length: 40 }, (_, index) => `M${-316 + index * 16} -40v34`).join(""),
          darken(colour, 0.3),
          3,
          `opacity="0.3"`,
        ),
      x,
      y,
    );
  const svg =
    floorShadow(pen, 0, 350, 100, 0.08) +
    strip(30, 96) +
    strip(-20, 52) +
    `<g transform="translate(8 14)"><path d="${dome}" fill="#1b2736" opacity="0.22" ${pen.blur(10)}/></g>` +
    shape(dome, lighten(colour, 0.12), `stroke="${edgeOf(colour)}" stroke-width="2"`) +
    line(pleats, darken(colour, 0.35), 5, `opacity="0.26" stroke-linecap="round"`) +
    shape(
      dome,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.5],
          [0.5, "#ffffff", 0.05],
          [1, "#0b1220", 0.22],
        ],
      ),
    ) +
    line(
      "M-330-56C-240 8 240 8 330-56M-322-36C-230 26 230 26 322-36",
      darken(colour, 0.3),
      7,
      `opacity="0.5" stroke-dasharray="14 6"`,
    ) +
    place(headerCard(pen, spec, 250, 190), 150, 40);
  return {
    svg,
    left: -360,
    right: 380,
    top: -490,
    bottom: 150,
    fill: 0.82,
    heightCm: 20,
    focus: { x: -150, y: -200, r: 120 },
  };
};

/** Overshoes: a pair in wear position with gathered edges. */
export const shoeCovers: KindDrawing = (pen, spec) => {
  const colour = spec.bodyColor ?? spec.accent;
  const shoe =
    "M-340-30C-360-110-300-170-220-186C-130-204-40-220 20-300C70-360 210-366 262-306C290-250 300-130 290-40C284 0 250 6 200 6H-280C-316 6-334-4-340-30Z";
  const gathers = Array.from(
    { length: 15 },
    (_, index) =>
      `M${24 + index * 17} ${-330 + Math.abs(index - 7) * 6}q${index % 2 ? 10 : -10} 50 ${-6 + (index % 3) * 6} 96`,
  ).join("");
  const one =
    `<g transform="translate(6 12)"><path d="${shoe}" fill="#1b2736" opacity="0.26" ${pen.blur(9)}/></g>` +
    shape(shoe, colour, `stroke="${edgeOf(colour)}" stroke-width="2.4"`) +
    shape(ellipse(146, -316, 124, 40), darken(colour, 0.35)) +
    shape(
      shoe,
      pen.linear(
        [0, 0, 0.6, 1],
        [
          [0, "#ffffff", 0.55],
          [0.5, "#ffffff", 0.06],
          [1, "#0b1220", 0.28],
        ],
      ),
    ) +
    line(gathers, darken(colour, 0.4), 4, `opacity="0.34" stroke-linecap="round"`) +
    line(
      "M22-300C60-372 230-376 270-300",
      lighten(colour, 0.5),
      12,
      `opacity="0.8" stroke-dasharray="12 5"`,
    ) +
    line(
      "M-300-110C-220-140-120-150-40-190M-260-60C-160-80-40-90 60-140",
      "#ffffff",
      7,
      `opacity="0.5" stroke-linecap="round"`,
    ) +
    line("M-330-14H284", darken(colour, 0.35), 7, `opacity="0.45" stroke-dasharray="9 5"`);
  const svg =
    floorShadow(pen, 20, 380, 20, 0.08) +
    place(one, 110, -150, 0.86) +
    place(one, -60, 10) +
    place(headerCard(pen, spec, 250, 180), 240, 20);
  return {
    svg,
    left: -420,
    right: 400,
    top: -480,
    bottom: 120,
    fill: 0.84,
    heightCm: 14,
    focus: { x: 90, y: -280, r: 120 },
  };
};

/** Polythene aprons: one hanging with its neck loop and ties, the folded ones beside. */
export const aprons: KindDrawing = (pen, spec) => {
  const colour = spec.bodyColor ?? spec.accent;
  const apron =
    "M-110-700C-90-650 90-650 110-700L150-690C150-600 190-540 270-500L300 0C200 26-200 26-300 0L-270-500C-190-540-150-600-150-690Z";
  const svg =
    `<g transform="translate(16 18)"><path d="${apron}" fill="#2c3a4d" opacity="0.2" ${pen.blur(12)}/></g>` +
    line("M-130-694C-140-860 140-860 130-694", colour, 26) +
    line("M-130-694C-140-860 140-860 130-694", darken(colour, 0.3), 2, `opacity="0.5"`) +
    line(
      "M-272-490C-360-470-380-380-420-330M272-490C360-470 380-380 420-330",
      lighten(colour, 0.1),
      22,
      `stroke-linecap="round"`,
    ) +
    shape(apron, colour, `stroke="${edgeOf(colour)}" stroke-width="2.4" opacity="0.94"`) +
    shape(
      apron,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.55],
          [0.45, "#ffffff", 0.1],
          [1, "#0b1220", 0.2],
        ],
      ),
    ) +
    line(
      "M-200-430C-180-300-220-160-200-10M-40-640C-60-400-30-200-50 10M160-470C150-300 190-150 170 4",
      darken(colour, 0.3),
      9,
      `opacity="0.2" stroke-linecap="round"`,
    ) +
    line(
      "M-150-450C-130-330-160-200-150-60M90-600C70-400 110-200 90-20",
      "#ffffff",
      12,
      `opacity="0.55" stroke-linecap="round"`,
    ) +
    `<g opacity="0.85">${drawLockup(spec.brand, { x: -90, y: -560, w: 180, h: 44 }, { ground: colour, align: "middle" })}</g>` +
    place(headerCard(pen, spec, 300, 210), 190, -60);
  return {
    svg,
    left: -440,
    right: 440,
    top: -830,
    bottom: 60,
    fill: 0.9,
    heightCm: 60,
    focus: { x: 0, y: -620, r: 130 },
  };
};
