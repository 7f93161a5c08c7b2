import { mix } from "../colour.ts";
import { num } from "../pen.ts";
import { ellipse, line, outline, rect, shape } from "../pieces/shapes.ts";
import { type Room, block, every, plant, surface, wall } from "./scene.ts";

/** No room: light, soft discs, a white floor. */
export const studio: Room = (stage) => {
  const { pen, w, h, floor, u, accent } = stage;
  const tint = mix("#f4f7fa", accent, 0.14);
  const disc = (x: number, y: number, r: number, opacity: number): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${accent}" opacity="${opacity}"/>`;
  return {
    back:
      shape(
        rect(0, 0, w, h),
        pen.linear(
          [0, 0, 1, 0.6],
          [
            [0, "#ffffff"],
            [0.45, tint],
            [1, mix(tint, accent, 0.28)],
          ],
        ),
      ) +
      disc(w * 0.74, h * 0.42, h * 0.52, 0.1) +
      disc(w * 0.74, h * 0.42, h * 0.38, 0.1) +
      disc(w * 0.96, h * 0.06, h * 0.24, 0.08) +
      disc(w * 0.5, h * 0.1, h * 0.07, 0.1) +
      shape(`M0 0H${num(w * 0.3)}L${num(w * 0.1)} ${num(h)}H0Z`, "#ffffff", `opacity="0.5"`),
    surface: shape(
      `M0 ${num(floor + 20 * u)}Q${num(w * 0.5)} ${num(floor - 26 * u)} ${num(w)} ${num(floor + 6 * u)}V${num(h)}H0Z`,
      pen.linear("down", [
        [0, "#ffffff"],
        [1, mix("#e8edf2", accent, 0.12)],
      ]),
    ),
  };
};

/** Desks before a glass front. */
export const office: Room = (stage) => {
  const { pen, w, h, floor, u } = stage;
  const towers = every(stage, 150, (x, index) =>
    shape(
      rect(x, floor - (110 + ((index * 67) % 150)) * u, (80 + ((index * 31) % 50)) * u, 300 * u),
      index % 2 ? "#c9d9e6" : "#d8e4ee",
    ),
  );
  const desk = (x: number): string =>
    shape(rect(x, floor - 96 * u, 330 * u, 14 * u, 3 * u), "#cfae83") +
    line(
      `M${num(x + 20 * u)} ${num(floor - 84 * u)}V${num(floor)}M${num(x + 310 * u)} ${num(floor - 84 * u)}V${num(floor)}`,
      "#79838d",
      8 * u,
    ) +
    shape(rect(x + 90 * u, floor - 206 * u, 140 * u, 88 * u, 5 * u), "#3c4652") +
    shape(
      rect(x + 96 * u, floor - 200 * u, 128 * u, 76 * u, 2 * u),
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#8fb4d2"],
          [1, "#c8dcec"],
        ],
      ),
    ) +
    shape(rect(x + 152 * u, floor - 120 * u, 16 * u, 24 * u), "#3c4652");
  return {
    back:
      shape(
        rect(0, 0, w, floor),
        pen.linear("down", [
          [0, "#cfe4f5"],
          [1, "#f3f9fd"],
        ]),
      ) +
      towers +
      every(
        stage,
        300,
        (x) =>
          shape(rect(x, 0, 14 * u, floor), "#ffffff") +
          shape(rect(x + 14 * u, 0, 6 * u, floor), "#0b1220", `opacity="0.06"`),
      ) +
      shape(rect(0, floor * 0.18, w, 10 * u), "#ffffff") +
      shape(rect(0, 0, w, floor * 0.05), "#f4f6f8") +
      desk(w * 0.08) +
      desk(w * 0.62) +
      plant(stage, w * 0.5, floor, 230, "#ffffff"),
    surface:
      shape(
        rect(0, floor, w, h - floor),
        pen.linear("down", [
          [0, "#cbd6df"],
          [0.4, "#dfe6ec"],
          [1, "#c2ced8"],
        ]),
      ) +
      every(stage, 300, (x) =>
        shape(
          `M${num(x + 20 * u)} ${num(floor)}h${num(250 * u)}l${num(-70 * u)} ${num(h - floor)}h${num(-280 * u)}Z`,
          "#ffffff",
          `opacity="0.4"`,
        ),
      ),
  };
};

/** A bright corridor in perspective. */
export const hospital: Room = (stage) => {
  const { pen, w, h, floor, u } = stage;
  const [cx, cy] = [w * 0.4, floor * 0.62];
  const [dw, dh] = [w * 0.09, floor * 0.34];
  const left = (share: number, y: number): string => `${num(cx - dw - (cx - dw) * share)} ${num(y)}`;
  const right = (share: number, y: number): string => `${num(cx + dw + (w - cx - dw) * share)} ${num(y)}`;
  const upper = (share: number): number => cy - dh * 0.7 - (cy - dh * 0.7) * share;
  const lower = (share: number): number => cy + dh * 0.62 + (h - cy - dh * 0.62) * share;
  const at = (share: number, down: number): number => upper(share) + (lower(share) - upper(share)) * down;
  const door = (side: typeof left, from: number, to: number, tone: string): string =>
    shape(
      `M${side(from, at(from, 0.24))}L${side(to, at(to, 0.24))}L${side(to, lower(to))}L${side(from, lower(from))}Z`,
      tone,
    ) +
    shape(
      `M${side(from + (to - from) * 0.3, at(from + (to - from) * 0.3, 0.34))}L${side(from + (to - from) * 0.7, at(from + (to - from) * 0.7, 0.34))}L${side(from + (to - from) * 0.7, at(from + (to - from) * 0.7, 0.56))}L${side(from + (to - from) * 0.3, at(from + (to - from) * 0.3, 0.56))}Z`,
      "#e6f3f6",
    );
  const rail = (side: typeof left): string => `M${side(0, at(0, 0.62))}L${side(1, at(1, 0.62))}`;
  const lamps = [0.12, 0.34, 0.68]
    .map((share) =>
      shape(
        outline([
          [cx - dw * (0.5 + share * 2), upper(share)],
          [cx + dw * (0.5 + share * 2), upper(share)],
          [cx + dw * (0.6 + share * 2.5), upper(share) * 0.7],
          [cx - dw * (0.6 + share * 2.5), upper(share) * 0.7],
        ]),
        "#ffffff",
      ),
    )
    .join("");
  return {
    back:
      shape(rect(0, 0, w, h), "#eef5f6") +
      shape(
        `M0 0H${num(w)}L${right(0, upper(0))}L${left(0, upper(0))}Z`,
        pen.linear("down", [
          [0, "#dde8ea"],
          [1, "#f7fbfb"],
        ]),
      ) +
      lamps +
      shape(
        `M0 0L${left(0, upper(0))}L${left(0, lower(0))}L0 ${num(h)}Z`,
        pen.linear("across", [
          [0, "#d3e4e8"],
          [1, "#eaf4f5"],
        ]),
      ) +
      shape(
        `M${num(w)} 0L${right(0, upper(0))}L${right(0, lower(0))}L${num(w)} ${num(h)}Z`,
        pen.linear("across", [
          [0, "#e6f1f2"],
          [1, "#cde0e4"],
        ]),
      ) +
      shape(
        rect(cx - dw, upper(0), dw * 2, lower(0) - upper(0)),
        pen.linear("down", [
          [0, "#ffffff"],
          [1, "#dcebee"],
        ]),
      ) +
      line(`M${num(cx)} ${num(at(0, 0.2))}V${num(lower(0))}`, "#b9d0d6", 3 * u) +
      door(left, 0.16, 0.34, "#9fc7cf") +
      door(left, 0.56, 0.86, "#9fc7cf") +
      door(right, 0.12, 0.24, "#9fc7cf") +
      door(right, 0.4, 0.58, "#9fc7cf") +
      line(rail(left) + rail(right), "#7fb0ba", 9 * u),
    surface:
      shape(
        `M${left(0, lower(0))}L${right(0, lower(0))}L${num(w)} ${num(h)}H0Z`,
        pen.linear("down", [
          [0, "#dfeaec"],
          [1, "#c3d8dc"],
        ]),
      ) +
      shape(
        `M${num(cx - dw * 0.4)} ${num(lower(0))}h${num(dw * 0.8)}L${num(cx + dw * 2.6)} ${num(h)}H${num(cx - dw * 2.6)}Z`,
        "#ffffff",
        `opacity="0.55"`,
      ) +
      shape(
        rect(0, floor + (h - floor) * 0.12, w, h),
        pen.linear("down", [
          [0, "#f3f7f8", 0],
          [0.12, "#f3f7f8", 0.96],
          [1, "#dde7ea"],
        ]),
      ),
  };
};

/** Racks full of cartons. */
export const warehouse: Room = (stage) => {
  const { pen, w, h, floor, u } = stage;
  const cartons = (x: number, y: number, index: number): string =>
    [0, 1, 2]
      .map((at) =>
        block(
          stage,
          x + (at * 78 + 8) * u,
          y - (50 + ((index * 3 + at * 7) % 5) * 10) * u,
          72 * u,
          (50 + ((index * 3 + at * 7) % 5) * 10) * u,
          (index + at) % 4 === 0 ? "#dfe6ec" : "#d3b384",
          2,
        ),
      )
      .join("");
  const bay = (x: number, index: number): string =>
    [0.3, 0.62, 0.97]
      .map(
        (share, level) =>
          cartons(x + 8 * u, floor * share, index * 3 + level) +
          shape(rect(x, floor * share, 258 * u, 14 * u), "#f08a24"),
      )
      .join("") + shape(rect(x - 8 * u, 0, 16 * u, floor + 8 * u), "#2f6fb2");
  return {
    back:
      shape(
        rect(0, 0, w, floor),
        pen.linear("down", [
          [0, "#e9eef2"],
          [1, "#d6dee5"],
        ]),
      ) +
      every(stage, 258, bay) +
      shape(
        rect(0, 0, w, floor),
        pen.linear("down", [
          [0, "#ffffff", 0.5],
          [1, "#ffffff", 0.28],
        ]),
      ),
    surface:
      surface(stage, "#cfd5da", 0.6) +
      line(`M0 ${num(floor + (h - floor) * 0.2)}H${num(w)}`, "#f2c230", 12 * u, `opacity="0.7"`),
  };
};

/** A washing bay with a car. */
export const car: Room = (stage) => {
  const { pen, w, floor, u, accent } = stage;
  const x = w * 0.06;
  const y = floor - 12 * u;
  const paint = mix("#2f6fb2", accent, 0.25);
  const body = `M${num(x)} ${num(y - 70 * u)}C${num(x)} ${num(y - 150 * u)} ${num(x + 90 * u)} ${num(y - 160 * u)} ${num(x + 170 * u)} ${num(y - 168 * u)}C${num(x + 250 * u)} ${num(y - 270 * u)} ${num(x + 330 * u)} ${num(y - 286 * u)} ${num(x + 470 * u)} ${num(y - 284 * u)}C${num(x + 590 * u)} ${num(y - 280 * u)} ${num(x + 650 * u)} ${num(y - 210 * u)} ${num(x + 700 * u)} ${num(y - 176 * u)}C${num(x + 800 * u)} ${num(y - 160 * u)} ${num(x + 820 * u)} ${num(y - 120 * u)} ${num(x + 816 * u)} ${num(y - 50 * u)}H${num(x + 10 * u)}Z`;
  const glass = `M${num(x + 210 * u)} ${num(y - 172 * u)}C${num(x + 270 * u)} ${num(y - 250 * u)} ${num(x + 330 * u)} ${num(y - 262 * u)} ${num(x + 420 * u)} ${num(y - 262 * u)}V${num(y - 176 * u)}ZM${num(x + 438 * u)} ${num(y - 262 * u)}C${num(x + 560 * u)} ${num(y - 264 * u)} ${num(x + 600 * u)} ${num(y - 220 * u)} ${num(x + 640 * u)} ${num(y - 180 * u)}L${num(x + 438 * u)} ${num(y - 176 * u)}Z`;
  const wheelAt = (cx: number): string =>
    shape(ellipse(cx, y - 52 * u, 66 * u, 66 * u), "#22272d") +
    shape(ellipse(cx, y - 52 * u, 42 * u, 42 * u), "#cfd6dc") +
    shape(ellipse(cx, y - 52 * u, 14 * u, 14 * u), "#7b8692");
  return {
    back:
      wall(stage, "#e6ecf1") +
      every(stage, 130, (px) => line(`M${num(px)} 0V${num(floor)}`, "#cdd8e1", 3 * u, `opacity="0.7"`)) +
      shape(rect(w * 0.1, floor * 0.08, w * 0.36, 16 * u, 8 * u), "#ffffff") +
      shape(rect(w * 0.58, floor * 0.08, w * 0.3, 16 * u, 8 * u), "#ffffff") +
      shape(body, paint) +
      shape(
        body,
        pen.linear("down", [
          [0, "#ffffff", 0.5],
          [0.42, "#ffffff", 0.1],
          [0.5, "#ffffff", 0.3],
          [0.6, "#0b1220", 0.05],
          [1, "#0b1220", 0.34],
        ]),
      ) +
      shape(glass, "#33475a") +
      shape(
        glass,
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, "#ffffff", 0.6],
            [1, "#ffffff", 0.05],
          ],
        ),
      ) +
      line(`M${num(x + 430 * u)} ${num(y - 170 * u)}V${num(y - 60 * u)}`, "#0b1220", 3 * u, `opacity="0.2"`) +
      wheelAt(x + 180 * u) +
      wheelAt(x + 640 * u) +
      shape(ellipse(x + 36 * u, y - 126 * u, 26 * u, 16 * u), "#fff6d8"),
    surface: surface(stage, "#c9d2da", 0.7),
  };
};
