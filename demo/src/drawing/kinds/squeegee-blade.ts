import { darken } from "../colour.ts";
import { num } from "../pen.ts";
import { edgeOf } from "../pieces/light.ts";
import { ellipse, line, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import type { KindDrawing } from "../spec.ts";

/** Bent rubber strips with their row of holes: a front one with slots, a rear one smooth, or both. */
export const squeegeeBlade: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const blade = (y: number, slots: boolean): string => {
    const body = `M-450 ${y}Q0 ${y + 150} 450 ${y}L450 ${y + 92}Q0 ${y + 242} -450 ${y + 92}Z`;
    const holes = Array.from({ length: 9 }, (_, index) => {
      const share = index / 8;
      const x = -400 + share * 800;
      return ellipse(x, y + 26 + 300 * share * (1 - share), 11, 8);
    }).join("");
    const cuts = Array.from({ length: 15 }, (_, index) => {
      const share = (index + 0.5) / 15;
      return `M${num(-450 + share * 900)} ${num(y + 62 + 300 * share * (1 - share))}v30`;
    }).join("");
    return (
      `<g transform="translate(8 20)"><path d="${body}" fill="#1b2736" opacity="0.28" ${pen.blur(9)}/></g>` +
      shape(
        `M-450 ${y + 92}Q0 ${y + 242} 450 ${y + 92}V${y + 110}Q0 ${y + 262} -450 ${y + 110}Z`,
        darken(colour, 0.34),
      ) +
      shape(body, colour, `stroke="${edgeOf(colour)}" stroke-width="2"`) +
      shape(
        body,
        pen.linear("across", [
          [0, "#ffffff", 0.3],
          [0.4, "#ffffff", 0.06],
          [1, "#0b1220", 0.3],
        ]),
      ) +
      line(`M-440 ${y + 8}Q0 ${y + 156} 440 ${y + 8}`, "#ffffff", 6, `opacity="0.5"`) +
      shape(holes, "#ffffff", `stroke="${darken(colour, 0.5)}" stroke-width="3"`) +
      (slots ? line(cuts, darken(colour, 0.55), 9, `stroke-linecap="round"`) : "")
    );
  };
  const set = spec.form === "set";
  const svg =
    (set ? blade(-430, true) : "") +
    blade(-240, !set && spec.form !== "rear") +
    swingTag(pen, spec, [250, -150], { scale: 0.95 });
  return {
    svg,
    left: -480,
    right: 480,
    top: set ? -450 : -290,
    bottom: 120,
    fill: 0.84,
    heightCm: 8,
    focus: { x: -330, y: -130, r: 110 },
    detail: { x: -250, y: -100, r: 150 },
  };
};
