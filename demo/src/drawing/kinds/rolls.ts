import { chanceFrom } from "../chance.ts";
import { darken, lighten, mix } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { bentRound, labelArt } from "../pieces/panel.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { piecesOf, type KindDrawing } from "../spec.ts";

const PAPER = "#fbfaf7";

/** The round end of a roll: rings of paper, core, hole. */
function rollEnd(
  pen: Pen,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paper: string,
  core = 0.34,
): string {
  const rings = [0.9, 0.78, 0.66, 0.54, 0.44]
    .map((share) => line(ellipse(cx, cy, rx * share, ry * share), darken(paper, 0.3), 1.2, `opacity="0.22"`))
    .join("");
  const face = pen.linear(
    [0, 0.2, 1, 0.8],
    [
      [0, lighten(paper, 0.6)],
      [1, darken(paper, 0.1)],
    ],
  );
  const hole = pen.linear("down", [
    [0, "#4a3a2a"],
    [0.55, "#8a6f52"],
    [1, "#c9ab86"],
  ]);
  return (
    shape(
      ellipse(cx, cy, rx, ry),
      face,
      `stroke="${darken(paper, 0.25)}" stroke-width="1" stroke-opacity="0.5"`,
    ) +
    rings +
    shape(ellipse(cx, cy, rx * core, ry * core), "#c8a97f") +
    shape(ellipse(cx, cy + ry * 0.02, rx * core * 0.86, ry * core * 0.86), hole)
  );
}

/** Light across a roll of soft paper: matt, with a gentle core shadow. */
function rollLight(pen: Pen): string {
  return pen.linear("across", [
    [0, "#55637a", 0.36],
    [0.08, "#55637a", 0.18],
    [0.26, "#ffffff", 0.35],
    [0.5, "#ffffff", 0],
    [0.78, "#55637a", 0.13],
    [0.95, "#55637a", 0.34],
    [1, "#55637a", 0.42],
  ]);
}

/** A single upright roll with an embossed pattern. */
function uprightRoll(
  pen: Pen,
  {
    rx,
    height,
    paper = PAPER,
    core = 0.34,
    quilt = true,
  }: { rx: number; height: number; paper?: string; core?: number; quilt?: boolean },
): string {
  const ry = rx * 0.27;
  const d = `M${num(-rx)} ${num(-height)}V0A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} 0V${num(-height)}Z`;
  const dots: string[] = [];
  if (quilt) {
    for (let y = -height + 20; y < ry - 8; y += 24) {
      for (let degrees = -72; degrees <= 72; degrees += 12) {
        const angle = ((degrees + (Math.round((y + height) / 24) % 2) * 6) * Math.PI) / 180;
        const [x, sag] = [rx * Math.sin(angle), ry * Math.cos(angle) * 0.95];
        if (y + sag < ry)
          dots.push(`M${num(x - 3.5 * Math.cos(angle))} ${num(y + sag)}h${num(7 * Math.cos(angle))}`);
      }
    }
  }
  return (
    shape(d, paper, `stroke="${darken(paper, 0.25)}" stroke-width="1" stroke-opacity="0.5"`) +
    (dots.length > 0
      ? `<g ${pen.clip(d)}>${line(dots.join(""), darken(paper, 0.35), 4, `opacity="0.13" stroke-linecap="round"`)}</g>`
      : "") +
    shape(d, rollLight(pen)) +
    rollEnd(pen, 0, -height, rx, ry, paper, core) +
    line(
      `M${num(rx * 0.5)} ${num(-height + ry * 0.9)}C${num(rx * 0.53)} ${num(-height * 0.6)} ${num(rx * 0.5)} ${num(-height * 0.3)} ${num(rx * 0.52)} ${num(ry * 0.84)}`,
      darken(paper, 0.3),
      1.8,
      `opacity="0.35"`,
    )
  );
}

/** Rows and columns that a pack of so many rolls is stacked in. */
function gridOf(rolls: number): { columns: number; rows: number; deep: number } {
  if (rolls <= 4) return { columns: 2, rows: 2, deep: 1 };
  if (rolls <= 8) return { columns: 2, rows: 2, deep: 2 };
  if (rolls <= 10) return { columns: 3, rows: 2, deep: 2 };
  if (rolls <= 16) return { columns: 3, rows: 3, deep: 2 };
  if (rolls <= 24) return { columns: 4, rows: 3, deep: 2 };
  return { columns: 4, rows: 4, deep: 2 };
}

/** A film pack of toilet rolls: printed front that bulges over each roll, their ends showing on top. */
export const rollPack: KindDrawing = (pen, spec, side) => {
  const rolls = piecesOf(spec, 10);
  const { columns, rows, deep } = gridOf(rolls);
  const tall = rows > 2 ? 640 : 560;
  const rowHeight = tall / rows;
  const rx = Math.min(rowHeight * 0.58, 880 / columns / 2);
  const ry = rx * 0.3;
  const width = rx * 2 * columns;
  const [left, right] = [-width / 2, width / 2];
  const depth = ((deep - 1) * 1.5 + 0.36) * ry;
  const paper = spec.bodyColor ?? PAPER;
  const columnsX = Array.from({ length: columns }, (_, index) => left + rx * (index * 2 + 1));
  const scallop = (y: number): string =>
    columnsX.map((x) => `Q${num(x)} ${num(y + ry * 1.5)} ${num(x + rx)} ${num(y)}`).join("");
  const front = `M${num(left)} ${num(-tall)}${scallop(-tall)}V${num(-ry * 0.4)}${columnsX
    .toReversed()
    .map((x) => `Q${num(x)} ${num(ry * 0.9)} ${num(x - rx)} ${num(-ry * 0.4)}`)
    .join("")}Z`;
  const lid = `M${num(left)} ${num(-tall)}L${num(left + 26)} ${num(-tall - depth)}Q${num(left + 30)} ${num(-tall - depth - ry * 0.7)} ${num(left + rx)} ${num(-tall - depth - ry * 0.8)}H${num(right - rx)}Q${num(right - 30)} ${num(-tall - depth - ry * 0.7)} ${num(right - 26)} ${num(-tall - depth)}L${num(right)} ${num(-tall)}${columnsX
    .toReversed()
    .map((x) => `Q${num(x)} ${num(-tall + ry * 1.5)} ${num(x - rx)} ${num(-tall)}`)
    .join("")}Z`;
  const ends = Array.from({ length: deep }, (_, row) => deep - 1 - row)
    .flatMap((row) =>
      columnsX.map((x) =>
        rollEnd(
          pen,
          x * (1 - row * 0.028),
          -tall - ry * 0.12 - row * ry * 1.5,
          rx * (0.97 - row * 0.03),
          ry,
          paper,
        ),
      ),
    )
    .join("");
  const seams = Array.from({ length: rows - 1 }, (_, index) => {
    const y = -tall + rowHeight * (index + 1) - ry * 0.3;
    return (
      line(`M${num(left)} ${num(y)}${scallop(y)}`, "#26324a", 2.6, `opacity="0.16"`) +
      line(`M${num(left)} ${num(y + 4)}${scallop(y + 4)}`, "#ffffff", 2.4, `opacity="0.22"`)
    );
  }).join("");
  const clear = rowHeight * (rows > 2 ? 0.42 : 0.3);
  const art = { x: left, y: -tall + clear, w: width, h: tall - clear + ry * 0.9 };
  const label = labelArt(pen, spec, art, side, { lift: ry * 1.25 });
  const print = `<g ${pen.clip(front)}>${shape(front, paper)}${label}${shape(`M${num(left)} ${num(art.y)}${scallop(art.y - ry * 0.6)}V${num(art.y - 60)}H${num(left)}Z`, paper)}</g>`;
  const bulges = `<g ${pen.clip(front)}>${columnsX.map((x) => shape(rect(x - rx, -tall - 20, rx * 2, tall + 60), rollLight(pen))).join("")}${columnsX.map((x) => line(`M${num(x - rx * 0.48)} ${num(-tall + ry * 1.6)}C${num(x - rx * 0.52)} ${num(-tall * 0.6)} ${num(x - rx * 0.44)} ${num(-tall * 0.3)} ${num(x - rx * 0.5)} -30`, "#ffffff", 9, `opacity="0.28" stroke-linecap="round"`)).join("")}</g>`;
  const chance = chanceFrom(`creases ${spec.seed}`);
  const creases = Array.from({ length: 7 }, () => {
    const [x, y] = [chance.between(left + 20, right - 60), chance.between(-tall - depth, -tall - ry * 0.2)];
    return `M${num(x)} ${num(y)}q${num(chance.between(14, 40))} ${num(chance.between(-10, 8))} ${num(chance.between(50, 90))} ${num(chance.between(-6, 10))}`;
  }).join("");
  const knot = outline([
    [left + 6, -tall - depth * 0.7, 4],
    [left - 20, -tall - depth * 0.8, 5],
    [left - 16, -tall - depth * 0.3, 4],
    [left + 4, -tall - depth * 0.25, 4],
  ]);
  const svg =
    floorShadow(pen, 0, width / 2, 0, 0.09) +
    shape(lid, mix(paper, "#dfe6ee", 0.5), `stroke="#9aa7b6" stroke-width="1.2" stroke-opacity="0.6"`) +
    `<g ${pen.clip(lid)}>${ends}${shape(
      lid,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.5],
          [0.3, "#dce5ee", 0.16],
          [0.6, "#ffffff", 0.34],
          [1, "#93a3b6", 0.3],
        ],
      ),
    )}${line(creases, "#ffffff", 4, `opacity="0.7" stroke-linecap="round"`)}</g>` +
    (deep > 1 ? shape(knot, "#e8edf2", `stroke="#a9b5c2" stroke-width="1"`) : "") +
    print +
    seams +
    bulges +
    line(front, "#5c6a7d", 1.4, `opacity="0.4"`);
  return {
    svg,
    left: left - (deep > 1 ? 20 : 0),
    right,
    top: -tall - depth - ry * 0.8,
    stack: { up: tall - ry * 0.2, behind: [width * 0.12, -depth] },
    fill: 0.62 + Math.min(0.22, rolls * 0.0105),
    heightCm: rows * 10,
    focus: { x: 0, y: -tall, r: 150 },
  };
};

/** The same rolls out of the pack: a small pyramid beside each other. */
export const looseRolls: KindDrawing = (pen, spec) => {
  const roll = pen.symbol(uprightRoll(pen, { rx: 150, height: 250, paper: spec.bodyColor ?? PAPER }));
  const use = (x: number, y: number): string => `<use href="#${roll}" x="${x}" y="${y}"/>`;
  const band = shape(rect(-470, 36, 940, 1), "none");
  const svg =
    floorShadow(pen, 0, 430, 40, 0.08) +
    use(-160, -40) +
    use(160, -40) +
    use(-2, -320) +
    use(-312, 30) +
    use(0, 40) +
    use(312, 30) +
    band;
  return { svg, left: -470, right: 470, top: -620, bottom: 80, fill: 0.78, heightCm: 20 };
};

/** The first sheet drawn out of the core of a roll whose top is at `y`. */
function pulledSheet(pen: Pen, y: number): string {
  const d = `M-34 ${num(y + 6)}C-60 ${num(y - 60)}-110 ${num(y - 90)}-96 ${num(y - 190)}L-30 ${num(y - 214)}L26 ${num(y - 188)}L92 ${num(y - 206)}C100 ${num(y - 110)} 60 ${num(y - 60)} 36 ${num(y + 6)}Q0 ${num(y + 20)}-34 ${num(y + 6)}Z`;
  return (
    shape(d, "#fdfdfc", `stroke="#b3bdc7" stroke-width="2"`) +
    shape(
      d,
      pen.linear("across", [
        [0, "#2c3a4d", 0.2],
        [0.3, "#ffffff", 0.4],
        [0.6, "#2c3a4d", 0.04],
        [1, "#2c3a4d", 0.24],
      ]),
    ) +
    line(
      `M-14 ${num(y)}C-30 ${num(y - 70)}-50 ${num(y - 110)}-40 ${num(y - 190)}M14 ${num(y)}C30 ${num(y - 70)} 30 ${num(y - 120)} 40 ${num(y - 180)}`,
      "#7d8b9a",
      4,
      `opacity="0.3"`,
    )
  );
}

/** Kitchen rolls (two upright in film) or one large industrial roll, lying half unrolled. */
export const towelRoll: KindDrawing = (pen, spec, side) => {
  const rolls = piecesOf(spec, 1);
  const paper = spec.bodyColor ?? PAPER;
  const industrial = rolls <= 1 || rolls === 6;
  const [rx, height] = industrial ? [250, 560] : [170, 620];
  const ry = rx * 0.27;
  const one = (x: number): string => {
    const wrap = `M${num(-rx)} ${num(-height * 0.8)}A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} ${num(-height * 0.8)}V${num(-height * 0.2)}A${num(rx)} ${num(ry)} 0 0 1 ${num(-rx)} ${num(-height * 0.2)}Z`;
    const [w, h] = [rx * 2.5, height * 0.62];
    const art = labelArt(pen, spec, { x: 0, y: 0, w, h }, side, { inset: 0.1 });
    return place(
      uprightRoll(pen, { rx, height, paper, core: industrial ? 0.26 : 0.3 }) +
        `<g ${pen.clip(wrap)}>${shape(wrap, mix(spec.brand.palette.main, spec.brand.palette.dark, 0.4))}${place(bentRound(pen, art, { w, h, rx, ry }), 0, -height * 0.81)}</g>${shape(wrap, rollLight(pen))}${line(wrap, "#0b1220", 1.2, `opacity="0.14"`)}${spec.form === "centre-pull" ? pulledSheet(pen, -height) : ""}`,
      x,
      -ry,
    );
  };
  const columns = industrial ? 1 : rolls > 3 ? Math.ceil(rolls / 2) : rolls;
  const step = rx * 1.92;
  const half = ((columns - 1) / 2) * step + rx;
  const upright = pen.symbol(one(0));
  // more than three stand in two rows, the rear one seen above the front one
  const places = Array.from({ length: industrial ? 1 : rolls }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * step,
    y: rolls > 3 && index < columns ? -rx * 0.62 : 0,
  }));
  const svg =
    floorShadow(pen, 0, half, -ry * 0.4, 0.16) +
    places.map(({ x, y }) => `<use href="#${upright}" data-piece="" x="${num(x)}" y="${num(y)}"/>`).join("");
  return {
    svg,
    left: -half,
    right: half,
    top:
      -height - ry * 2 - (rolls > 3 && !industrial ? rx * 0.62 : 0) - (spec.form === "centre-pull" ? 150 : 0),
    bottom: 4,
    fill: 0.8,
    heightCm: industrial ? 28 : 24,
    focus: { x: 0, y: -height - ry, r: 160 },
  };
};
