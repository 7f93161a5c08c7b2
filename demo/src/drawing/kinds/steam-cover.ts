import { darken, lighten } from "../colour.ts";
import { num } from "../pen.ts";
import { edgeOf } from "../pieces/light.ts";
import { line, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import type { KindDrawing } from "../spec.ts";

/** Covers of microfibre for the heads of a steam cleaner, as many as are in the set. */
export const steamCover: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const d =
    spec.form === "triangle"
      ? "M0-330C40-330 70-300 92-262L262 10C286 60 260 96 206 96H-206C-260 96-286 60-262 10L-92-262C-70-300-40-330 0-330Z"
      : spec.form === "hand-nozzle"
        ? "M-130-200C-130-250-100-270-60-270H60C100-270 130-250 130-200L150 40C152 80 130 96 96 96H-96C-130 96-152 80-150 40Z"
        : "M-350-150C-350-186-330-200-300-200H300C330-200 350-186 350-150V46C350 80 330 96 300 96H-300C-330 96-350 80-350 46Z";
  const tufts = Array.from({ length: 12 }, (_, row) =>
    line(
      `M-350 ${-310 + row * 34}H350`,
      row % 2 ? lighten(colour, 0.36) : darken(colour, 0.24),
      9,
      `opacity="0.36" stroke-dasharray="3 9" stroke-linecap="round"`,
    ),
  ).join("");
  const cover = pen.symbol(
    `<g transform="translate(8 14)"><path d="${d}" fill="#1b2736" opacity="0.26" ${pen.blur(9)}/></g>` +
      shape(d, "#e8ecef", `stroke="#9aa6b2" stroke-width="16" stroke-linejoin="round"`) +
      shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="2"`) +
      `<g ${pen.clip(d)}>${tufts}</g>` +
      shape(
        d,
        pen.linear(
          [0, 0, 0.4, 1],
          [
            [0, "#ffffff", 0.36],
            [0.5, "#ffffff", 0],
            [1, "#0b1220", 0.24],
          ],
        ),
      ),
  );
  const count = spec.count ?? 2;
  const columns = count > 5 ? 2 : 1;
  const rise = (spec.form === "triangle" ? 96 : 112) * (count > 5 ? 0.8 : 1);
  const at = Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const rows = Math.ceil(count / columns);
    return {
      x: columns === 1 ? (row - (rows - 1) / 2) * -22 : (column - 0.5) * (spec.form ? 420 : 640),
      y: -(rows - 1 - row) * rise,
    };
  });
  const svg =
    at.map(({ x, y }) => `<use href="#${cover}" data-piece="" x="${num(x)}" y="${num(y)}"/>`).join("") +
    swingTag(pen, spec, [columns === 1 ? 150 : 0, -60], { scale: 1.05 });
  const wide =
    (spec.form === "triangle" ? 280 : spec.form ? 160 : 360) + (columns === 2 ? (spec.form ? 220 : 330) : 40);
  const rows = Math.ceil(count / columns);
  return {
    svg,
    left: -wide,
    right: wide,
    top: -340 - (rows - 1) * rise,
    bottom: 230,
    fill: 0.84,
    heightCm: 8,
    focus: { x: -80, y: 0, r: 110 },
    detail: { x: -120, y: 0, r: 150 },
  };
};
