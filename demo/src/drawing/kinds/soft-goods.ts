import { drawLockup } from "../brand/logo.ts";
import { chanceFrom } from "../chance.ts";
import { darken, lighten } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { labelArt } from "../pieces/panel.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { part } from "../pieces/tooling.ts";
import { type KindDrawing, piecesOf } from "../spec.ts";
import { carTowel } from "./car-towel.ts";
import { dustGlove } from "./dusting.ts";

function pores(
  seed: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count: number,
): string {
  const chance = chanceFrom(`pores ${seed}`);
  let d = "";
  for (let index = 0; index < count; index++) {
    const r = chance.between(1.6, 5.4);
    d += ellipse(chance.between(x + 8, x + w - 8), chance.between(y + 6, y + h - 6), r, r * 0.8);
  }
  return shape(d, darken(colour, 0.4), `opacity="0.32"`);
}

/** A two-layer sponge seen from its front and top. */
function sponge(pen: Pen, seed: string, w: number, colour: string, scour: string): string {
  const h = w * 0.26;
  const top = outline([
    [-w / 2, -h - 34, 18],
    [-w / 2 + 46, -h - 108, 26],
    [w / 2 + 30, -h - 108, 26],
    [w / 2, -h - 34, 18],
  ]);
  const flank = outline([
    [w / 2 - 14, -h - 30],
    [w / 2 + 34, -h - 96],
    [w / 2 + 34, -74, 16],
    [w / 2 - 14, 0, 6],
  ]);
  return (
    part(pen, flank, darken(colour, 0.16)) +
    part(
      pen,
      outline([
        [-w / 2, -h - 20, 12],
        [w / 2, -h - 20, 12],
        [w / 2, 0, 20],
        [-w / 2, 0, 20],
      ]),
      colour,
    ) +
    pores(seed, -w / 2, -h, w, h, colour, 46) +
    part(
      pen,
      outline([
        [-w / 2, -h - 46, 12],
        [w / 2, -h - 46, 12],
        [w / 2, -h - 8, 4],
        [-w / 2, -h - 8, 4],
      ]),
      scour,
    ) +
    part(
      pen,
      outline([
        [w / 2 - 2, -h - 44],
        [w / 2 + 32, -h - 104, 4],
        [w / 2 + 34, -h - 70],
        [w / 2 - 2, -h - 8],
      ]),
      darken(scour, 0.2),
    ) +
    shape(top, lighten(scour, 0.06)) +
    shape(
      top,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.36],
          [1, "#0b1220", 0.08],
        ],
      ),
    ) +
    line(
      Array.from(
        { length: 9 },
        (_, index) => `M${num(-w / 2 + 20 + index * 5)} ${num(-h - 40 - index * 7.6)}h${num(w - 40)}`,
      ).join(""),
      darken(scour, 0.35),
      3,
      `opacity="0.22" stroke-dasharray="3 4"`,
    )
  );
}

/** Kitchen sponges in a film pack with a card, or loose. */
export const spongePack: KindDrawing = (pen, spec, side) => {
  const colour = spec.bodyColor ?? spec.accent;
  const scour = spec.bodyColor ? spec.accent : "#2f8a4c";
  const loose = side === "open";
  if (loose || piecesOf(spec, 5) === 1) {
    const one = sponge(pen, spec.seed, 460, colour, scour);
    const other = sponge(pen, `${spec.seed} 2`, 460, colour, scour);
    return {
      svg: floorShadow(pen, 10, 260, 0, 0.12) + (loose ? place(other, 40, -226, 1, -7) : "") + one,
      left: -250,
      right: 310,
      top: loose ? -500 : -240,
      fill: 0.76,
      heightCm: 7,
    };
  }
  const pieces = piecesOf(spec, 5);
  const columns = pieces > 12 ? 5 : pieces > 5 ? 2 : 1;
  const rowCount = Math.ceil(pieces / columns);
  const [w, each] = [560, Math.min(92, 460 / rowCount)];
  const height = rowCount * each;
  const wide = w / columns;
  const layer = each * 0.3;
  const one = pen.symbol(
    part(pen, rect(0, 0, wide - 4, each, 14), colour) +
      pores(spec.seed, 0, layer, wide - 4, each - layer, colour, Math.round(40 / columns)) +
      part(pen, rect(0, 0, wide - 4, layer, 8), scour),
  );
  const rows = Array.from(
    { length: pieces },
    (_, index) =>
      `<use href="#${one}" data-piece="" x="${num(-w / 2 + (index % columns) * wide + 2)}" y="${num(-(Math.floor(index / columns) + 1) * each)}"/>`,
  ).join("");
  const film = outline([
    [-w / 2 - 14, -height - 12, 20],
    [w / 2 + 14, -height - 12, 20],
    [w / 2 + 14, 6, 20],
    [-w / 2 - 14, 6, 20],
  ]);
  const card = { x: -w / 2 - 14, y: -height - 220, w: w + 28, h: 250 };
  const svg =
    floorShadow(pen, 0, w / 2 + 14, 4, 0.07) +
    rows +
    shape(film, "#ffffff", `opacity="0.12" stroke="#8d9aa9" stroke-width="1.6"`) +
    shape(
      `M${-w / 2} ${-height * 0.5}L${-w / 2 + 130} ${-height * 0.62}V-20L${-w / 2} -10ZM${w / 2 - 150} ${-height * 0.6}L${w / 2 - 60} ${-height * 0.66}V-30L${w / 2 - 110} -14Z`,
      "#ffffff",
      `opacity="0.22"`,
    ) +
    line(`M${-w / 2 - 12} -14H${w / 2 + 12}`, "#ffffff", 4, `opacity="0.6"`) +
    `<g ${pen.clip(rect(card.x, card.y, card.w, card.h, 14))}>${labelArt(pen, spec, card, side)}</g>` +
    shape(
      rect(card.x, card.y, card.w, card.h, 14),
      pen.linear("down", [
        [0, "#ffffff", 0.16],
        [0.85, "#ffffff", 0],
        [1, "#0b1220", 0.2],
      ]),
    ) +
    line(rect(card.x, card.y, card.w, card.h, 14), "#0b1220", 1.2, `opacity="0.18"`) +
    shape(ellipse(0, card.y + 20, 15, 9), "#ffffff", `stroke="#8d9aa9" stroke-width="1.5"`);
  return {
    svg,
    left: -w / 2 - 16,
    right: w / 2 + 16,
    top: card.y,
    bottom: 8,
    fill: 0.78,
    heightCm: 22,
    focus: { x: -120, y: -each * 1.5, r: 120 },
  };
};

/** A big car sponge, a wash mitt, or a drying towel. */
export const carSponge: KindDrawing = (pen, spec, side) => {
  const colour = spec.bodyColor ?? spec.accent;
  if (spec.form === "towel") return carTowel(pen, spec, side);
  if (spec.form === "mitt") return dustGlove(pen, { ...spec, form: "mitten" }, side);
  const body =
    "M-320-110C-330-210-240-250-150-236C-80-226-40-200 0-200C40-200 80-226 150-236C240-250 330-210 320-110C312-16 240 0 160-4C90-8 50-30 0-30C-50-30-90-8-160-4C-240 0-312-16-320-110Z";
  const lid =
    "M-300-176C-300-240-230-262-150-250C-80-240-40-214 0-214C40-214 80-240 150-250C230-262 300-240 300-176C290-120 230-150 150-160C80-166 50-150 0-150C-50-150-80-166-150-160C-230-150-290-120-300-176Z";
  const svg =
    floorShadow(pen, 0, 310, 0, 0.1) +
    part(pen, body, colour) +
    `<g ${pen.clip(body)}>${pores(spec.seed, -310, -180, 620, 176, colour, 130)}</g>` +
    shape(lid, lighten(colour, 0.2)) +
    shape(
      lid,
      pen.linear("down", [
        [0, "#ffffff", 0.3],
        [1, "#ffffff", 0],
      ]),
    ) +
    `<g ${pen.clip(lid)}>${pores(`${spec.seed} top`, -290, -256, 580, 110, colour, 80)}</g>` +
    place(
      `<g opacity="0.92">${drawLockup(spec.brand, { x: -120, y: -36, w: 240, h: 72 }, { ground: colour, align: "middle" })}</g>`,
      0,
      -88,
    );
  return {
    svg,
    left: -328,
    right: 328,
    top: -262,
    bottom: 4,
    fill: 0.8,
    heightCm: 9,
    focus: { x: -170, y: -150, r: 100 },
  };
};
