import { drawLockup } from "../brand/logo.ts";
import { chanceFrom } from "../chance.ts";
import { darken, lighten, mix } from "../colour.ts";
import { num } from "../pen.ts";
import { edgeOf, floorShadow } from "../pieces/light.ts";
import { ellipse, line, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** A round brush of a scrubber: a drive plate with its three-lug socket on a crown of bristles. */
export const discBrush: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const plate = spec.brand.palette.dark;
  const [rx, ry] = [390, 150];
  const chance = chanceFrom(`disc ${spec.seed}`);
  const layers = ["", "", ""];
  for (let index = 0; index < 170; index++) {
    const turn = Math.PI * (index / 169);
    const [x, y] = [-Math.cos(turn) * rx * 0.97, Math.sin(turn) * ry - 190];
    layers[index % 3] +=
      `M${num(x)} ${num(y)}q${num(-Math.cos(turn) * 10)} 60 ${num(-Math.cos(turn) * 34 + chance.between(-6, 6))} ${num(chance.between(112, 128))}`;
  }
  const skirt = `M${-rx * 0.98} -190C${-rx * 0.9} -20 ${rx * 0.9} -20 ${rx * 0.98} -190L${rx * 1.05} -82C${rx * 0.9} 88 ${-rx * 0.9} 88 ${-rx * 1.05} -82Z`;
  const svg =
    floorShadow(pen, 0, 400, -30, 0.24) +
    shape(skirt, darken(colour, 0.4)) +
    layers
      .map((d, index) =>
        line(
          d,
          [darken(colour, 0.3), colour, lighten(colour, 0.36)][index] ?? colour,
          11,
          `stroke-linecap="round"`,
        ),
      )
      .join("") +
    shape(
      `M${-rx} -230A${rx} ${ry} 0 0 0 ${rx} -230V-186A${rx} ${ry} 0 0 1 ${-rx} -186Z`,
      darken(plate, 0.2),
    ) +
    shape(ellipse(0, -230, rx, ry), plate) +
    shape(
      ellipse(0, -230, rx, ry),
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.42],
          [0.5, "#ffffff", 0],
          [1, "#0b1220", 0.3],
        ],
      ),
    ) +
    line(ellipse(0, -230, rx * 0.86, ry * 0.86), "#ffffff", 4, `opacity="0.25"`) +
    line(ellipse(0, -230, rx * 0.5, ry * 0.5), "#0b1220", 6, `opacity="0.3"`) +
    [0, 1, 2]
      .map((lug) =>
        place(
          part(pen, rect(-34, -18, 68, 36, 10), "#cfd6dc"),
          Math.cos(lug * 2.09 + 0.5) * rx * 0.32,
          -230 + Math.sin(lug * 2.09 + 0.5) * ry * 0.32,
        ),
      )
      .join("") +
    shape(ellipse(0, -230, rx * 0.2, ry * 0.2), "#0d1116") +
    drawLockup(spec.brand, { x: -130, y: -142, w: 260, h: 44 }, { ground: plate, align: "middle" });
  return {
    svg,
    left: -430,
    right: 430,
    top: -390,
    bottom: 60,
    fill: 0.82,
    heightCm: 12,
    focus: { x: -200, y: -80, r: 120 },
    detail: { x: 0, y: -220, r: 170 },
  };
};

/** A thin polishing pad with diamonds on its face, the grain printed in its middle. */
export const diamondPad: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const [rx, ry] = [400, 340];
  const chance = chanceFrom(`grains ${spec.seed}`);
  let grains = "";
  for (let index = 0; index < 260; index++) {
    const [turn, share] = [chance.between(0, Math.PI * 2), Math.sqrt(chance.between(0.16, 0.94))];
    const [x, y] = [Math.cos(turn) * rx * share, -360 + Math.sin(turn) * ry * share];
    grains += `M${num(x)} ${num(y - 5)}l5 5l-5 5l-5 -5Z`;
  }
  const svg =
    floorShadow(pen, 10, 380, -12, 0.12) +
    shape(ellipse(6, -346, rx, ry), darken(colour, 0.35)) +
    shape(ellipse(0, -360, rx, ry), colour, `stroke="${edgeOf(colour)}" stroke-width="3"`) +
    shape(
      ellipse(0, -360, rx, ry),
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.3],
          [0.5, "#ffffff", 0],
          [1, "#0b1220", 0.26],
        ],
      ),
    ) +
    line(
      ellipse(0, -360, rx * 0.95, ry * 0.95),
      darken(colour, 0.4),
      5,
      `opacity="0.3" stroke-dasharray="5 7"`,
    ) +
    shape(
      grains,
      mix(colour, "#ffffff", 0.75),
      `stroke="${darken(colour, 0.5)}" stroke-width="1.4" stroke-opacity="0.5"`,
    ) +
    shape(ellipse(0, -360, 118, 100), darken(colour, 0.5)) +
    shape(ellipse(4, -354, 108, 91), mix("#eef1f4", colour, 0.16)) +
    drawLockup(spec.brand, { x: -84, y: -420, w: 168, h: 50 }, { ground: "#eef1f4", align: "middle" }) +
    swingTag(pen, spec, [10, -360], { scale: 0.8, turn: 0 });
  return {
    svg,
    left: -410,
    right: 420,
    top: -706,
    bottom: 20,
    fill: 0.82,
    heightCm: 4,
    focus: { x: 230, y: -460, r: 110 },
    detail: { x: -200, y: -240, r: 150 },
  };
};
