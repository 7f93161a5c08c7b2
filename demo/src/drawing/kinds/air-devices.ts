import { drawLockup } from "../brand/logo.ts";
import { darken, lighten, mix } from "../colour.ts";
import { floorShadow, metal, turnedBody } from "../pieces/light.ts";
import { labelArt, wrappedLabel } from "../pieces/panel.ts";
import { printedBox } from "../pieces/printed-box.ts";
import { ellipse, line, outline, place, type Profile, rect, shape, turned } from "../pieces/shapes.ts";
import { part } from "../pieces/tooling.ts";
import { cover, housing, sign } from "../pieces/wall-unit.ts";
import type { KindDrawing } from "../spec.ts";

/** An automatic freshener on the wall: nozzle, display, a breath of scent. */
export const freshenerDevice: KindDrawing = (pen, spec) => {
  const colour = housing(spec);
  const shell = outline([
    [-170, -700, 90],
    [170, -700, 90],
    [186, -70, 70],
    [-186, -70, 70],
  ]);
  const puffs = [0, 1, 2, 3]
    .map((puff) =>
      shape(
        ellipse(-120 - puff * 62, -690 - puff * 34, 44 + puff * 22, 34 + puff * 16),
        spec.accent,
        `opacity="${0.26 - puff * 0.055}" ${pen.blur(7)}`,
      ),
    )
    .join("");
  const svg =
    cover(pen, shell, colour) +
    puffs +
    shape(ellipse(0, -606, 56, 56), darken(colour, 0.16)) +
    shape(ellipse(0, -606, 42, 42), "#22272d") +
    shape(ellipse(0, -606, 14, 14), "#0a0c0f") +
    shape(ellipse(-12, -618, 9, 9), "#ffffff", `opacity="0.4"`) +
    shape(rect(-92, -480, 184, 104, 14), "#1c2127") +
    shape(rect(-80, -468, 160, 80, 8), "#b9d3c4") +
    line("M-56-428h40m16 0h40M-56-408h72", "#33463b", 8, `stroke-linecap="round"`) +
    shape(ellipse(58, -412, 7, 7), "#38a169") +
    sign(spec, colour, 0, -286, 240, 62) +
    line("M-140-200Q0-170 140-200", "#0b1220", 4, `opacity="0.16"`) +
    [-60, 0, 60]
      .map(
        (x) =>
          shape(ellipse(x, -136, 15, 15), darken(colour, 0.18)) +
          shape(ellipse(x, -138, 12, 12), lighten(colour, 0.2)),
      )
      .join("");
  return {
    svg,
    left: -330,
    right: 210,
    top: -850,
    bottom: -40,
    fill: 0.82,
    heightCm: 22,
    focus: { x: 0, y: -600, r: 130 },
    detail: { x: 0, y: -440, r: 190 },
  };
};

/** A small glass refill for a plug-in device with its wick, before its printed box. */
export const plugInRefill: KindDrawing = (pen, spec, side) => {
  const box = printedBox(pen, spec, { w: 300, h: 420, d: 120, yaw: 22, pitch: 9 }, side);
  if (side === "back" || side === "pair") return { svg: box.svg, ...box.figure, fill: 0.72, heightCm: 10 };
  const glass: Profile = [
    [46, -230, 6],
    [50, -196, 10],
    [104, -156, 34],
    [104, -20, 20],
    [92, 0, 12],
  ];
  const liquid = turned([
    [94, -140, 26],
    [94, -22, 18],
    [84, -8, 10],
  ]);
  const flask =
    floorShadow(pen, 0, 104) +
    shape(rect(-9, -290, 18, 250, 6), "#e9dcc6") +
    shape(turned(glass), "#f0f5f8", `opacity="0.86" stroke="#8fa0b0" stroke-width="2"`) +
    shape(liquid, mix(spec.accent, "#ffffff", 0.25), `opacity="0.92"`) +
    shape(
      turned(glass),
      pen.linear("across", [
        [0, "#2c3a4d", 0.3],
        [0.14, "#ffffff", 0.6],
        [0.34, "#ffffff", 0],
        [0.86, "#2c3a4d", 0.1],
        [1, "#2c3a4d", 0.34],
      ]),
    ) +
    wrappedLabel(pen, spec, { x: -88, y: -128, w: 176, h: 100 }, { side: "front", sag: 4, radius: 6 }) +
    turnedBody(
      pen,
      [
        [52, -250, 8],
        [56, -200, 6],
      ],
      spec.brand.palette.main,
      "gloss",
    ) +
    shape(rect(-9, -306, 18, 60, 6), "#f6efe2", `stroke="#b8ab92" stroke-width="1.5"`);
  const refills = spec.count ?? 1;
  const bottles = Array.from({ length: refills }, (_, index) =>
    place(
      `<g data-piece="">${flask}</g>`,
      (refills > 1 ? 230 : 110) + (index - (refills - 1) / 2) * 215,
      50 + (index % 2) * 18,
    ),
  ).join("");
  return {
    svg: place(box.svg, -190, -20) + bottles,
    left: box.figure.left - 190,
    right: refills > 1 ? 560 : 240,
    top: -480,
    bottom: 84,
    fill: 0.8,
    heightCm: 10,
    focus: { x: 110, y: -100, r: 130 },
  };
};

/** Scented screens for urinals: a flexible hexagonal mesh with bristles against splashes, two of them. */
export const urinalScreen: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const screen = (shade: number): string => {
    const tone = darken(colour, shade);
    const cells: string[] = [];
    for (let row = -3; row <= 3; row++) {
      for (let column = -4; column <= 4; column++) {
        const [x, y] = [column * 78 + (Math.abs(row) % 2) * 39, row * 46];
        if ((x / 330) ** 2 + (y / 166) ** 2 > 0.9) continue;
        cells.push(ellipse(x, y, 24, 14));
      }
    }
    const nubs = Array.from({ length: 34 }, (_, index) => {
      const turn = (index / 34) * Math.PI * 2;
      return `M${Math.round(Math.cos(turn) * 330)} ${Math.round(Math.sin(turn) * 168)}v-46`;
    }).join("");
    return (
      shape(ellipse(6, 30, 350, 176), "#1b2736", `opacity="0.24" ${pen.blur(12)}`) +
      shape(ellipse(0, 16, 352, 180), darken(tone, 0.3)) +
      shape(ellipse(0, 0, 352, 180), tone) +
      shape(
        ellipse(0, 0, 352, 180),
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, "#ffffff", 0.5],
            [0.5, "#ffffff", 0.06],
            [1, "#0b1220", 0.2],
          ],
        ),
      ) +
      shape(cells.join(""), "#ffffff", `stroke="${darken(tone, 0.35)}" stroke-width="3"`) +
      line(nubs, lighten(tone, 0.3), 15, `stroke-linecap="round"`) +
      shape(ellipse(0, 0, 104, 54), tone) +
      drawLockup(spec.brand, { x: -82, y: -26, w: 164, h: 52 }, { ground: tone, align: "middle" })
    );
  };
  const svg = place(screen(0.06), 90, -430, 0.9) + place(screen(0), -60, -190) + swingTagless(pen, spec);
  return {
    svg,
    left: -430,
    right: 430,
    top: -640,
    bottom: 20,
    fill: 0.82,
    heightCm: 5,
    focus: { x: -240, y: -190, r: 120 },
    detail: { x: -60, y: -190, r: 180 },
  };
};

/** The card that such goods hang on. */
function swingTagless(pen: Parameters<KindDrawing>[0], spec: Parameters<KindDrawing>[1]): string {
  const card = rect(180, -250, 240, 236, 14);
  return (
    `<g transform="translate(8 12)"><path d="${card}" fill="#1b2736" opacity="0.24" ${pen.blur(8)}/></g>` +
    `<g ${pen.clip(card)}>${labelArt(pen, spec, { x: 180, y: -250, w: 240, h: 236 }, "front")}</g>` +
    line(card, "#0b1220", 1.6, `opacity="0.2"`)
  );
}

/** A tub of scented gel with a slotted lid. */
export const gelJar: KindDrawing = (pen, spec, side) => {
  const [half, height] = [210, 330];
  const body: Profile = [
    [half, -height, 10],
    [half - 8, -60, 20],
    [half - 22, 0, 22],
  ];
  const gel = turned([
    [half - 4, -height + 10],
    [half - 12, -60, 18],
    [half - 26, -6, 18],
  ]);
  const slots = Array.from({ length: 9 }, (_, index) => `M${-150 + index * 37.5} ${-height - 92}v62`).join(
    "",
  );
  const svg =
    floorShadow(pen, 0, half) +
    shape(turned(body), "#f2f6f8", `stroke="#8fa0b0" stroke-width="2"`) +
    shape(gel, mix(spec.accent, "#ffffff", 0.3)) +
    shape(
      turned(body),
      pen.linear("across", [
        [0, "#2c3a4d", 0.34],
        [0.14, "#ffffff", 0.55],
        [0.34, "#ffffff", 0],
        [0.84, "#2c3a4d", 0.12],
        [1, "#2c3a4d", 0.36],
      ]),
    ) +
    wrappedLabel(
      pen,
      spec,
      { x: -half + 22, y: -height + 46, w: half * 2 - 44, h: height - 96 },
      { side, sag: 9 },
    ) +
    turnedBody(
      pen,
      [
        [half - 40, -height - 130, 40],
        [half + 12, -height - 76, 30],
        [half + 14, -height + 16, 10],
      ],
      "#fafbfb",
      "gloss",
    ) +
    line(slots, darken(spec.accent, 0.1), 14, `stroke-linecap="round"`) +
    shape(ellipse(0, -height - 122, half - 60, 14), metal(pen, "down"), `opacity="0.2"`) +
    part(pen, rect(-46, -height - 150, 92, 26, 12), "#eef1f4");
  return {
    svg,
    left: -half - 20,
    right: half + 20,
    top: -height - 156,
    fill: 0.74,
    heightCm: 12,
    focus: { x: 0, y: -height - 60, r: 120 },
  };
};
