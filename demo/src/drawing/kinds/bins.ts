import { darken, lighten } from "../colour.ts";
import { num } from "../pen.ts";
import { edgeOf, flatBody, floorShadow, metal, roundLight, turnedBody } from "../pieces/light.ts";
import { ellipse, line, outline, place, shape, turned } from "../pieces/shapes.ts";
import { drawLockup } from "../brand/logo.ts";
import { folded } from "../label/motifs.ts";
import { volumeOf, type KindDrawing } from "../spec.ts";
import { part, toolColour } from "../pieces/tooling.ts";

/** A round pedal bin in steel or colour. */
export const pedalBin: KindDrawing = (pen, spec, side) => {
  const steel =
    !spec.bodyColor && /inox|metal|otel|crom/.test(folded(`${spec.title} ${spec.descriptor ?? ""}`));
  const colour = steel ? "#cfd6dc" : (spec.bodyColor ?? spec.accent);
  const litres = volumeOf(spec.quantity) ?? volumeOf(spec.title) ?? 12;
  const [half, height] = litres >= 25 ? [190, 660] : litres >= 10 ? [186, 500] : [176, 400];
  const wall = turned([
    [half, -height, 4],
    [half, -26, 8],
  ]);
  const ry = half * 0.2;
  const open = side === "open";
  const dome = `M${num(-half - 4)} ${num(-height - 6)}C${num(-half)} ${num(-height - 84)} ${num(-half * 0.4)} ${num(-height - 104)} 0 ${num(-height - 104)}C${num(half * 0.4)} ${num(-height - 104)} ${num(half)} ${num(-height - 84)} ${num(half + 4)} ${num(-height - 6)}Q0 ${num(-height + ry * 0.7)} ${num(-half - 4)} ${num(-height - 6)}Z`;
  const raised = place(
    shape(
      ellipse(0, 0, half + 4, half * 0.92),
      darken(colour, 0.12),
      `stroke="${edgeOf(colour)}" stroke-width="1.4"`,
    ) +
      shape(ellipse(0, 6, half - 12, half * 0.84), darken(colour, 0.36)) +
      shape(
        ellipse(0, 0, half + 4, half * 0.92),
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, "#ffffff", 0.4],
            [0.5, "#ffffff", 0],
            [1, "#0b1220", 0.3],
          ],
        ),
      ),
    0,
    -height - half * 0.86,
  );
  const mouth =
    shape(ellipse(0, -height, half, ry), "#23282e") +
    line(ellipse(0, -height, half - 4, ry - 3), lighten(colour, 0.4), 8);
  const svg =
    floorShadow(pen, 0, half) +
    (open ? raised : "") +
    turnedBody(
      pen,
      [
        [half + 6, -34, 6],
        [half + 10, 0, 8],
      ],
      "#2b3036",
    ) +
    part(
      pen,
      outline([
        [-62, -34, 10],
        [62, -34, 10],
        [78, 12, 14],
        [-78, 12, 14],
      ]),
      "#3a4047",
    ) +
    line("M-46-16H46M-52-2H52", "#ffffff", 4, `opacity="0.18"`) +
    shape(wall, colour, `stroke="${edgeOf(colour)}" stroke-width="1.4" stroke-opacity="0.6"`) +
    shape(wall, steel ? metal(pen) : roundLight(pen, colour, "satin"), steel ? `opacity="0.85"` : "") +
    (open
      ? mouth
      : shape(
          dome,
          steel ? "#dfe4e8" : lighten(colour, 0.06),
          `stroke="${edgeOf(colour)}" stroke-width="1.4" stroke-opacity="0.6"`,
        ) +
        shape(dome, roundLight(pen, colour, "gloss")) +
        line(
          `M${num(-half)} ${num(-height + 4)}Q0 ${num(-height + ry * 0.86)} ${num(half)} ${num(-height + 4)}`,
          "#0b1220",
          7,
          `opacity="0.5"`,
        )) +
    drawLockup(spec.brand, { x: -100, y: -height * 0.3, w: 200, h: 44 }, { ground: colour, align: "middle" });
  return {
    svg,
    left: -half - 12,
    right: half + 12,
    top: open ? -height - half * 1.8 : -height - 106,
    bottom: 14,
    fill: 0.76,
    heightCm: litres >= 25 ? 60 : 40,
    focus: { x: 0, y: -height, r: 140 },
  };
};

/** A two-wheeled container of 120 or 240 litres. */
export const wheelieBin: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const litres = volumeOf(spec.quantity) ?? volumeOf(spec.title) ?? 120;
  const wide = litres >= 200 ? 1.14 : 1;
  const w = (value: number): number => value * wide;
  const front = outline([
    [w(-230), -800, 14],
    [w(180), -800, 14],
    [w(140), -30, 30],
    [w(-186), -30, 30],
  ]);
  const flank = outline([
    [w(178), -800, 8],
    [w(300), -836, 10],
    [w(236), -90, 26],
    [w(138), -30, 20],
  ]);
  const lid = outline([
    [w(-256), -846, 24],
    [w(196), -846, 16],
    [w(206), -790, 14],
    [w(-258), -790, 20],
  ]);
  const lidTop = outline([
    [w(-250), -842, 18],
    [w(-150), -924, 30],
    [w(270), -930, 30],
    [w(318), -880, 18],
    [w(200), -842, 14],
  ]);
  const handle = outline([
    [w(196), -842, 8],
    [w(316), -884, 8],
    [w(326), -838, 12],
    [w(206), -790, 12],
  ]);
  const wheel = place(
    shape(ellipse(0, 0, 66, 74), "#23282d") +
      shape(
        ellipse(0, 0, 66, 74),
        pen.radial(
          [
            [0, "#ffffff", 0.16],
            [0.7, "#ffffff", 0],
            [0.86, "#ffffff", 0.22],
            [1, "#000000", 0.4],
          ],
          0.4,
          0.35,
          0.64,
        ),
      ) +
      shape(ellipse(0, 0, 30, 34), "#5a646f") +
      shape(ellipse(0, 0, 10, 11), "#23282d"),
    w(206),
    -74,
  );
  const ribs = [-0.5, 0, 0.5]
    .map((share) =>
      line(
        `M${num(w(-24 + share * 300))}-740L${num(w(-24 + share * 240))}-90`,
        darken(colour, 0.4),
        5,
        `opacity="0.16"`,
      ),
    )
    .join("");
  const ribs2 = [-0.5, 0, 0.5]
    .map((share) =>
      line(
        `M${num(w(-19 + share * 300))}-740L${num(w(-19 + share * 240))}-90`,
        "#ffffff",
        4,
        `opacity="0.16"`,
      ),
    )
    .join("");
  const svg =
    floorShadow(pen, 20, w(240), -6, 0.1) +
    part(pen, flank, darken(colour, 0.26)) +
    flatBody(pen, front, colour, 0.8) +
    ribs +
    ribs2 +
    wheel +
    part(pen, lidTop, lighten(colour, 0.1), 0.4) +
    line(`M${num(w(-140))}-912L${num(w(258))}-918`, "#ffffff", 7, `opacity="0.35" stroke-linecap="round"`) +
    part(pen, handle, darken(colour, 0.34)) +
    part(pen, lid, colour) +
    line(`M${num(w(-240))}-836H${num(w(186))}`, "#ffffff", 4, `opacity="0.4"`) +
    shape(
      outline([
        [w(-150), -566, 12],
        [w(104), -566, 12],
        [w(94), -390, 12],
        [w(-138), -390, 12],
      ]),
      "#ffffff",
      `opacity="0.95"`,
    ) +
    drawLockup(
      spec.brand,
      { x: w(-124), y: -530, w: w(200), h: 100 },
      { ground: "#ffffff", align: "middle" },
    ) +
    shape(
      outline([
        [w(-90), -40, 8],
        [w(40), -40, 8],
        [w(36), -4, 8],
        [w(-86), -4, 8],
      ]),
      darken(colour, 0.3),
    );
  return {
    svg,
    left: w(-262),
    right: w(330),
    top: -932,
    bottom: 4,
    fill: litres >= 200 ? 0.86 : 0.82,
    heightCm: litres >= 200 ? 107 : 94,
    focus: { x: w(200), y: -90, r: 150 },
    detail: { x: w(40), y: -830, r: 240 },
  };
};
