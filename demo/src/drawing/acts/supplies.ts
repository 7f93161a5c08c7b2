import { darken, lighten, mix } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { edgeOf, floorShadow, metal } from "../pieces/light.ts";
import { ellipse, line, place, rect, shape } from "../pieces/shapes.ts";
import type { Act } from "./act.ts";
import { gleam } from "./cloth.ts";
import { pinchingHand } from "./hands.ts";

const SKIN = "#e3b08c";

/** A roll on its holder; a hand takes hold of the sheet. */
export const tearPaper: Act = ({ pen, colour }) => {
  const paper = mix(colour, "#ffffff", 0.86);
  const roll = rect(-250, -620, 420, 300, 24);
  const sheet = "M-250-470H170C172-330 166-230 172-118C60-104-120-132-246-112C-256-230-248-340-250-470Z";
  const quilting = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 6 }, (_dot, at) =>
      ellipse(-206 + at * 66 + (row % 2) * 30, -424 + row * 62, 9, 7),
    ).join(""),
  ).join("");
  return (
    shape(rect(-330, -700, 90, 90, 18), metal(pen, "down")) +
    line("M-286-650V-470H-240", metal(pen), 26, `stroke-linecap="round" stroke-linejoin="round"`) +
    `<g transform="translate(22 26)"><path d="${roll}" fill="#1b2736" opacity="0.22" ${pen.blur(16)}/></g>` +
    shape(ellipse(-250, -470, 46, 150) + roll, paper) +
    shape(
      ellipse(-250, -470, 46, 150) + roll,
      pen.linear("down", [
        [0, "#2c3a4d", 0.12],
        [0.14, "#ffffff", 0.8],
        [0.5, "#ffffff", 0.1],
        [1, "#2c3a4d", 0.34],
      ]),
    ) +
    shape(ellipse(170, -470, 62, 150), lighten(paper, 0.3), `stroke="#b9c2cb" stroke-width="3"`) +
    line(ellipse(170, -470, 48, 118) + ellipse(170, -470, 36, 86), "#c7cfd7", 3) +
    shape(ellipse(170, -470, 22, 50), "#a9855e") +
    shape(ellipse(174, -470, 14, 38), "#6d5138") +
    `<g transform="translate(10 18)"><path d="${rect(-240, -320, 410, 196)}" fill="#1b2736" opacity="0.2" ${pen.blur(10)}/></g>` +
    shape(sheet, paper) +
    shape(
      sheet,
      pen.linear("down", [
        [0, "#ffffff", 0.1],
        [0.4, "#ffffff", 0.5],
        [1, "#2c3a4d", 0.12],
      ]),
    ) +
    line("M-250-470C-248-340-256-230-246-112C-120-132 60-104 172-118C166-230 172-330 170-440", "#b9c2cb", 3) +
    shape(quilting, darken(paper, 0.14), `opacity="0.7"`) +
    line("M-250-246H168", "#93a1af", 4, `opacity="0.7" stroke-dasharray="12 9"`) +
    place(pinchingHand(pen, SKIN, "#dfe8f0"), 118, -150, 0.94, 8)
  );
};

/** A full bag whose ties two hands draw together. */
export const tieBag: Act = ({ pen, colour }) => {
  const body =
    "M-60-452C-110-420-250-392-306-280C-350-190-336-60-270-14C-180 10 180 10 270-14C336-60 350-190 306-280C250-392 110-420 60-452C30-440-30-440-60-452Z";
  const ruff =
    "M-64-448C-96-500-150-520-170-566C-110-556-92-590-54-560C-30-600 22-600 46-562C86-594 114-556 168-570C150-520 96-500 64-448C20-432-20-432-64-448Z";
  const folds =
    "M-40-436C-90-330-190-290-230-160M-14-430C-40-300-90-220-96-60M20-430C40-310 80-240 84-70M46-438C90-340 180-290 224-170M-270-120C-240-90-210-80-180-40M274-110C250-80 220-70 190-30";
  const light = pen.linear(
    [0, 0, 1, 0.7],
    [
      [0, "#ffffff", 0.36],
      [0.35, "#ffffff", 0.06],
      [1, "#0b1220", 0.36],
    ],
  );
  // Both arms leave through the foot of the picture, however broad it is.
  const hand = place(pinchingHand(pen, "#4f8fd6", "#f1f4f7"), 262, -498, 0.84, 38);
  return (
    floorShadow(pen, 0, 320, -14) +
    shape(body, colour, `stroke="${edgeOf(colour)}" stroke-width="2.4"`) +
    shape(body, light) +
    line(folds, darken(colour, 0.5), 8, `opacity="0.4" stroke-linecap="round"`) +
    line(
      "M-66-424C-130-340-240-290-272-200M-2-420C-20-300-56-230-60-110M70-424C120-350 190-320 236-236",
      lighten(colour, 0.6),
      9,
      `opacity="0.5" stroke-linecap="round"`,
    ) +
    shape(ruff, lighten(colour, 0.1), `stroke="${edgeOf(colour)}" stroke-width="2.4"`) +
    shape(ruff, light) +
    line(
      "M-40-456C-60-500-90-520-100-540M0-448V-560M40-456C60-500 90-520 104-540",
      darken(colour, 0.5),
      6,
      `opacity="0.4" stroke-linecap="round"`,
    ) +
    line(
      "M-280-500C-180-470-120-440 0-448C120-440 180-470 280-500",
      "#f2f4f6",
      26,
      `stroke-linecap="round"`,
    ) +
    line("M-280-494C-180-464-120-434 0-442C120-434 180-464 280-494", "#aab6c1", 5, `opacity="0.8"`) +
    shape(rect(-34, -474, 68, 54, 22), "#f2f4f6", `stroke="#aab6c1" stroke-width="3"`) +
    `<g transform="scale(-1 1)">${hand}</g>` +
    hand
  );
};

/** Knife, fork or their handles: a long piece of steel that lies on the table. */
function steelRod(pen: Pen, x: number, w: number): string {
  return shape(rect(x, -262, w, 236, w / 2), metal(pen));
}

/** A folded napkin is set on a plate. */
export const layNapkin: Act = ({ pen, colour }) => {
  const napkin = "M-214-150C-180-300-110-420-40-506C30-420 100-300 134-150C20-118-100-118-214-150Z";
  const flap = "M-214-150C-150-230-90-330-40-506C-46-360-40-230-30-128C-100-122-160-134-214-150Z";
  const table = rect(-1800, -330, 3600, 400);
  return (
    shape(
      table,
      pen.linear("down", [
        [0, "#f4ece0"],
        [0.5, "#e8dac5"],
        [1, "#d3bf9f"],
      ]),
    ) +
    shape(rect(-1800, -336, 3600, 10), "#ffffff", `opacity="0.7"`) +
    steelRod(pen, -482, 26) +
    line("M-496-262v-56M-478-262v-60M-460-262v-60M-442-262v-56", metal(pen), 9, `stroke-linecap="round"`) +
    shape(rect(-500, -276, 62, 44, 20), metal(pen)) +
    steelRod(pen, 356, 26) +
    shape("M352-250C340-330 350-420 376-452C392-400 386-320 384-250Z", metal(pen, "down")) +
    `<g transform="translate(10 26)"><path d="${ellipse(-40, -128, 352, 106)}" fill="#1b2736" opacity="0.24" ${pen.blur(16)}/></g>` +
    shape(ellipse(-40, -134, 352, 106), "#fdfdfd", `stroke="#c2ccd5" stroke-width="3"`) +
    shape(ellipse(-40, -128, 262, 74), "#eef2f5") +
    line(ellipse(-40, -132, 322, 94), colour, 7, `opacity="0.55"`) +
    `<g transform="translate(16 14)"><path d="${napkin}" fill="#1b2736" opacity="0.2" ${pen.blur(10)}/></g>` +
    shape(napkin, colour, `stroke="${edgeOf(colour)}" stroke-width="2.4"`) +
    shape(
      napkin,
      pen.linear("across", [
        [0, "#ffffff", 0.4],
        [0.5, "#ffffff", 0.08],
        [1, "#0b1220", 0.3],
      ]),
    ) +
    shape(flap, lighten(colour, 0.22)) +
    line("M-40-506C-46-360-40-230-30-128", darken(colour, 0.45), 5, `opacity="0.45"`) +
    line(
      "M-30-460C10-360 60-250 84-140M-26-400C0-320 30-220 40-132",
      darken(colour, 0.4),
      4,
      `opacity="0.28"`,
    ) +
    place(pinchingHand(pen, SKIN, "#2b323a"), -26, -486, 0.84, 10) +
    gleam(-300, -160, 24)
  );
};
