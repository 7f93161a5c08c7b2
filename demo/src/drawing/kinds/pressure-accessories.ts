import { drawLockup } from "../brand/logo.ts";
import { darken } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { floorShadow, metal } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { bristles, part } from "../pieces/tooling.ts";
import { hose } from "../pieces/wheels.ts";
import type { Figure, KindDrawing, PackshotSpec } from "../spec.ts";

const DARK = "#2b3036";

/** The grip end of a lance that lies across the picture from the lower left; 1,060 long. */
function lance(pen: Pen, spec: PackshotSpec, head: string): Figure {
  const colour = spec.accent;
  const body =
    shape(rect(-17, -980, 34, 760, 8), metal(pen)) +
    part(pen, rect(-34, -250, 68, 250, 22), DARK) +
    line("M-26-200H26M-26-170H26M-26-140H26M-26-110H26M-26-80H26", "#ffffff", 5, `opacity="0.16"`) +
    part(pen, rect(-26, -14, 52, 60, 10), "#c9a24a") +
    part(pen, rect(-40, -292, 80, 52, 14), colour) +
    place(head, 0, -980);
  const svg =
    `<g transform="translate(20 20)"><g transform="translate(-330 -40)rotate(40)"><path d="${rect(-22, -1060, 44, 1060, 10)}" fill="#2c3a4d" opacity="0.2" ${pen.blur(9)}/></g></g>` +
    place(body, -330, -40, 1, 40) +
    swingTag(pen, spec, [40, -440]);
  return {
    svg,
    left: -390,
    right: 450,
    top: -930,
    bottom: 30,
    fill: 0.92,
    heightCm: 90,
    focus: { x: 330, y: -830, r: 130 },
    detail: { x: 310, y: -800, r: 150 },
  };
}

/** What a pressure washer is fitted with: lances, foam bottle, brush, terrace head, drain hose. */
export const pressureAccessory: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  switch (spec.form) {
    case "rotary-lance":
      return lance(
        pen,
        spec,
        part(
          pen,
          outline([
            [-40, -150, 20],
            [40, -150, 20],
            [58, -30, 16],
            [34, 20, 10],
            [-34, 20, 10],
            [-58, -30, 16],
          ]),
          "#c8303a",
        ) +
          shape(ellipse(0, -150, 22, 8), "#14181d") +
          line("M-46-60H46M-48-36H48", "#0b1220", 5, `opacity="0.3"`),
      );
    case "foam": {
      const bottle = outline([
        [-60, -420, 20],
        [60, -420, 20],
        [150, -330, 60],
        [160, -30, 40],
        [140, 0, 20],
        [-140, 0, 20],
        [-160, -30, 40],
        [-150, -330, 60],
      ]);
      const svg =
        floorShadow(pen, 0, 170) +
        shape(bottle, "#f2f6f8", `stroke="#93a1af" stroke-width="2.4"`) +
        `<g ${pen.clip(bottle)}>${shape(rect(-170, -250, 340, 260), "#f2c511", `opacity="0.55"`)}</g>` +
        shape(
          bottle,
          pen.linear("across", [
            [0, "#2c3a4d", 0.3],
            [0.16, "#ffffff", 0.6],
            [0.4, "#ffffff", 0],
            [1, "#2c3a4d", 0.34],
          ]),
        ) +
        part(pen, rect(-78, -500, 156, 90, 18), DARK) +
        part(
          pen,
          outline([
            [-250, -620, 24],
            [170, -620, 24],
            [170, -500, 24],
            [-250, -500, 24],
          ]),
          colour,
        ) +
        part(
          pen,
          outline([
            [-330, -640, 16],
            [-236, -610, 16],
            [-236, -510, 16],
            [-330, -480, 16],
          ]),
          DARK,
        ) +
        shape(rect(166, -580, 120, 44, 6), metal(pen, "down")) +
        part(pen, rect(270, -592, 50, 68, 10), "#c9a24a") +
        part(pen, rect(-60, -680, 120, 70, 20), "#c8303a") +
        [0, 1, 2, 3, 4, 5]
          .map((blob) =>
            shape(
              ellipse(-390 - (blob % 3) * 56, -560 + (blob - 2.5) * 34, 52 - (blob % 3) * 6, 44),
              "#ffffff",
              `stroke="#b8c9d6" stroke-width="3"`,
            ),
          )
          .join("") +
        drawLockup(spec.brand, { x: -120, y: -220, w: 240, h: 70 }, { ground: "#f6dc6a", align: "middle" });
      return {
        svg,
        left: -560,
        right: 330,
        top: -690,
        bottom: 10,
        fill: 0.82,
        heightCm: 26,
        focus: { x: -280, y: -560, r: 110 },
        detail: { x: -60, y: -560, r: 180 },
      };
    }
    case "wash-brush": {
      const svg =
        floorShadow(pen, -150, 260, 0, 0.1) +
        shape("M60-190L470-560L500-528L100-150Z", metal(pen, "down")) +
        part(pen, "M440-580L560-690L610-640L500-520Z", DARK) +
        bristles(spec.seed, {
          left: -360,
          right: 70,
          top: -120,
          length: 120,
          flare: 40,
          colour: "#3f7fc4",
          strokes: 100,
        }) +
        part(pen, "M-390-110C-390-230-280-270-150-270C-10-270 100-230 100-110Z", DARK) +
        part(pen, rect(-400, -134, 510, 36, 14), colour) +
        shape(ellipse(-150, -200, 70, 30), colour) +
        line("M-320-170C-300-220-230-244-160-248", "#ffffff", 9, `opacity="0.26" stroke-linecap="round"`) +
        swingTag(pen, spec, [250, -350]);
      return {
        svg,
        left: -430,
        right: 620,
        top: -700,
        bottom: 10,
        fill: 0.86,
        heightCm: 30,
        focus: { x: -200, y: -60, r: 120 },
        detail: { x: -150, y: -160, r: 180 },
      };
    }
    case "patio": {
      const disc = "M-380-96C-380-230-210-300 0-300C210-300 380-230 380-96Z";
      const svg =
        floorShadow(pen, 0, 390, 0, 0.08) +
        line("M20-290L170-840", metal(pen), 38, `stroke-linecap="round"`) +
        part(
          pen,
          outline([
            [130, -960, 24],
            [210, -940, 24],
            [190, -810, 18],
            [130, -826, 18],
          ]),
          DARK,
        ) +
        part(pen, disc, colour) +
        line("M-310-130C-290-210-170-256-40-262", "#ffffff", 12, `opacity="0.5" stroke-linecap="round"`) +
        part(
          pen,
          outline([
            [-70, -360, 26],
            [90, -360, 26],
            [110, -286, 16],
            [-90, -286, 16],
          ]),
          DARK,
        ) +
        part(pen, rect(-396, -110, 792, 46, 20), DARK) +
        line("M-380-40H380", "#2b3036", 54, `stroke-dasharray="8 5"`) +
        drawLockup(spec.brand, { x: -170, y: -220, w: 340, h: 80 }, { ground: colour, align: "middle" }) +
        swingTag(pen, spec, [190, -640]);
      return {
        svg,
        left: -420,
        right: 420,
        top: -970,
        bottom: 8,
        fill: 0.88,
        heightCm: 90,
        focus: { x: -250, y: -50, r: 130 },
        detail: { x: 0, y: -200, r: 220 },
      };
    }
    case "drain-hose": {
      const svg =
        floorShadow(pen, 0, 360, 0, 0.14) +
        hose(
          "M340-150C360-420-340-430-330-180S320 40 310-170-280-370-280-180 250-40 240-180",
          34,
          "#d98a1f",
        ) +
        place(
          shape(rect(-20, -90, 40, 90, 12), metal(pen)) +
            shape(ellipse(-8, -60, 4, 4) + ellipse(8, -60, 4, 4) + ellipse(0, -30, 4, 4), "#14181d"),
          240,
          -150,
          1.4,
          8,
        ) +
        part(pen, rect(300, -170, 80, 110, 14), "#c9a24a") +
        swingTag(pen, spec, [-40, -330]);
      return {
        svg,
        left: -390,
        right: 410,
        top: -430,
        bottom: 60,
        fill: 0.82,
        heightCm: 10,
        focus: { x: 240, y: -210, r: 110 },
        detail: { x: 240, y: -200, r: 140 },
      };
    }
    default:
      return lance(
        pen,
        spec,
        part(
          pen,
          outline([
            [-30, -110, 12],
            [30, -110, 12],
            [40, -10, 14],
            [28, 30, 8],
            [-28, 30, 8],
            [-40, -10, 14],
          ]),
          darken(colour, 0.05),
        ) +
          shape(
            outline([
              [-26, -150, 6],
              [26, -150, 6],
              [30, -106, 6],
              [-30, -106, 6],
            ]),
            metal(pen),
          ) +
          line("M-34-60H34M-36-40H36", "#0b1220", 5, `opacity="0.3"`),
      );
  }
};
