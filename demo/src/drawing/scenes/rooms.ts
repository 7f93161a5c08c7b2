import { darken, lighten, mix } from "../colour.ts";
import { num } from "../pen.ts";
import { ellipse, line, outline, rect, shape } from "../pieces/shapes.ts";
import { block, plant, row, surface, tiles, wall, windowPane, type Room, type Stage } from "./scene.ts";

/** Where banners and blog pictures can be set. */
export const BANNER_THEMES = [
  "studio",
  "kitchen",
  "bathroom",
  "office",
  "hospital",
  "hotel",
  "warehouse",
  "car",
  "garden",
  "laundry",
] as const;
export type BannerTheme = (typeof BANNER_THEMES)[number];

const every = (stage: Stage, step: number, draw: (x: number, index: number) => string): string => {
  let svg = "";
  for (let index = 0, x = 0; x < stage.w; index++, x += step * stage.u) svg += draw(x, index);
  return svg;
};

const studio: Room = (stage) => {
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

const kitchen: Room = (stage) => {
  const { w, h, floor, u } = stage;
  const shelfY = floor * 0.46;
  const right = Math.max(w * 0.56, w - 640 * u);
  return {
    back:
      wall(stage, "#eef1ee") +
      tiles(stage, { width: 92, height: 42, joint: "#d9dfdc", staggered: true }) +
      windowPane(stage, w * 0.07, floor * 0.1, 250 * u, 250 * u) +
      plant(stage, w * 0.07 + 60 * u, floor * 0.1 + 250 * u, 86) +
      shape(rect(right, shelfY, w - right, 12 * u), "#c9a67a") +
      shape(rect(right, shelfY + 12 * u, w - right, 10 * u), "#0b1220", `opacity="0.07"`) +
      row(
        stage,
        right + 30 * u,
        shelfY,
        [
          [44, 62, "#f6f4ef"],
          [44, 78, "#dcb98a"],
          [44, 62, "#f6f4ef"],
          [26, 92, "#9db8a6"],
          [70, 34, "#e9e3d8"],
          [60, 46, "#c8d6dc"],
        ],
        14,
      ) +
      plant(stage, right + 470 * u, shelfY, 120) +
      shape(rect(w * 0.36, floor * 0.02, 8 * u, floor * 0.22), "#8d959c") +
      shape(
        `M${num(w * 0.36 - 58 * u)} ${num(floor * 0.36)}Q${num(w * 0.36 + 4 * u)} ${num(floor * 0.12)} ${num(w * 0.36 + 66 * u)} ${num(floor * 0.36)}Z`,
        "#4f6b63",
      ) +
      shape(ellipse(w * 0.36 + 4 * u, floor * 0.36, 62 * u, 9 * u), "#fff3cf") +
      line(
        `M${num(w * 0.5)} ${num(floor)}v${num(-120 * u)}q0 ${num(-46 * u)} ${num(-46 * u)} ${num(-46 * u)}t${num(-42 * u)} ${num(40 * u)}`,
        "#aab3bb",
        15 * u,
        `stroke-linecap="round"`,
      ),
    surface:
      surface(stage, "#e9dcc8", 0.5) +
      every(stage, 260, (x) =>
        line(
          `M${num(x)} ${num(floor)}l${num(-40 * u)} ${num(h - floor)}`,
          "#b99b70",
          2 * u,
          `opacity="0.22"`,
        ),
      ),
  };
};

const bathroom: Room = (stage) => {
  const { pen, w, floor, u } = stage;
  const cx = w * 0.32;
  return {
    back:
      wall(stage, "#e3eef2") +
      tiles(stage, { width: 76, height: 76, joint: "#ffffff" }) +
      shape(ellipse(cx, floor * 0.42, 150 * u, 150 * u), "#c9d4da") +
      shape(
        ellipse(cx, floor * 0.42, 140 * u, 140 * u),
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, "#f7fbfd"],
            [0.5, "#dbe9f0"],
            [0.51, "#e9f2f6"],
            [1, "#cfdfe7"],
          ],
        ),
      ) +
      shape(
        outline([
          [cx - 190 * u, floor - 92 * u, 16 * u],
          [cx + 190 * u, floor - 92 * u, 16 * u],
          [cx + 150 * u, floor + 10, 60 * u],
          [cx - 150 * u, floor + 10, 60 * u],
        ]),
        pen.linear("down", [
          [0, "#ffffff"],
          [1, "#d3dde3"],
        ]),
      ) +
      line(
        `M${num(cx)} ${num(floor - 96 * u)}v${num(-50 * u)}q0 ${num(-26 * u)} ${num(40 * u)} ${num(-24 * u)}`,
        "#a3afb8",
        14 * u,
        `stroke-linecap="round"`,
      ) +
      shape(rect(w * 0.62, floor * 0.2, 260 * u, 10 * u, 5 * u), "#b4bfc8") +
      shape(
        rect(w * 0.62 + 30 * u, floor * 0.2, 110 * u, 250 * u, 8 * u),
        pen.linear("across", [
          [0, "#ffffff"],
          [0.5, "#e6ebee"],
          [1, "#f7f9fa"],
        ]),
      ) +
      shape(
        rect(w * 0.62 + 150 * u, floor * 0.2, 80 * u, 180 * u, 8 * u),
        pen.linear("across", [
          [0, "#a9cbd6"],
          [1, "#8fb6c3"],
        ]),
      ) +
      plant(stage, w * 0.93, floor, 210, "#ffffff"),
    surface: surface(stage, "#f1f3f4", 0.7),
  };
};

const office: Room = (stage) => {
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

const hospital: Room = (stage) => {
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

const hotel: Room = (stage) => {
  const { pen, w, floor, u } = stage;
  const x = w * 0.1;
  const pillow = (px: number, tone: string): string =>
    shape(
      outline([
        [px, floor - 214 * u, 34 * u],
        [px + 150 * u, floor - 220 * u, 34 * u],
        [px + 160 * u, floor - 120 * u, 34 * u],
        [px - 8 * u, floor - 116 * u, 34 * u],
      ]),
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff"],
          [1, tone],
        ],
      ),
    );
  const lamp = (lx: number): string =>
    shape(rect(lx - 5 * u, floor - 190 * u, 10 * u, 110 * u), "#b08a56") +
    shape(
      outline([
        [lx - 40 * u, floor - 260 * u, 6 * u],
        [lx + 40 * u, floor - 260 * u, 6 * u],
        [lx + 62 * u, floor - 180 * u, 6 * u],
        [lx - 62 * u, floor - 180 * u, 6 * u],
      ]),
      "#fff0cf",
    ) +
    shape(
      ellipse(lx, floor - 220 * u, 210 * u, 190 * u),
      pen.radial([
        [0, "#ffe9b8", 0.7],
        [1, "#ffe9b8", 0],
      ]),
    );
  return {
    back:
      wall(stage, "#efe7dd") +
      shape(rect(x - 30 * u, floor - 330 * u, 560 * u, 330 * u, 18 * u), "#a98d74") +
      every({ ...stage, w: 560 * u }, 112, (dx) =>
        line(
          `M${num(x - 30 * u + dx)} ${num(floor - 330 * u)}V${num(floor - 100 * u)}`,
          "#8d7259",
          3 * u,
          `opacity="0.5"`,
        ),
      ) +
      pillow(x + 20 * u, "#e5ddd2") +
      pillow(x + 190 * u, "#e0d7cb") +
      pillow(x + 350 * u, "#e5ddd2") +
      shape(
        outline([
          [x - 20 * u, floor - 136 * u, 40 * u],
          [x + 520 * u, floor - 136 * u, 40 * u],
          [x + 560 * u, floor + 20 * u],
          [x - 40 * u, floor + 20 * u],
        ]),
        pen.linear("down", [
          [0, "#ffffff"],
          [1, "#d9cfc2"],
        ]),
      ) +
      shape(rect(x - 28 * u, floor - 66 * u, 570 * u, 60 * u, 12 * u), "#7b94a6", `opacity="0.85"`) +
      block(stage, x + 570 * u, floor - 84 * u, 130 * u, 100 * u, "#a98d74") +
      lamp(x + 634 * u) +
      shape(
        rect(w * 0.8, 0, w * 0.2, floor),
        pen.linear("across", [
          [0, "#d8cbbb"],
          [0.2, "#efe6da"],
          [0.4, "#d5c7b5"],
          [0.6, "#eee4d7"],
          [0.8, "#d0c1ae"],
          [1, "#e9decf"],
        ]),
      ) +
      block(stage, w * 0.66, floor * 0.14, 150 * u, 110 * u, "#f7f2ea") +
      shape(ellipse(w * 0.66 + 75 * u, floor * 0.14 + 60 * u, 40 * u, 28 * u), "#8fa6a0"),
    surface: surface(stage, "#d9c3a5", 0.4),
  };
};

const warehouse: Room = (stage) => {
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

const car: Room = (stage) => {
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

const garden: Room = (stage) => {
  const { pen, w, h, floor, u } = stage;
  const bush = (x: number, r: number, tone: string): string =>
    shape(
      ellipse(x, floor - r * 0.3 * u, r * u, r * 0.9 * u) +
        ellipse(x + r * 0.8 * u, floor - r * 0.1 * u, r * 0.8 * u, r * 0.7 * u),
      tone,
    );
  return {
    back:
      shape(
        rect(0, 0, w, floor),
        pen.linear("down", [
          [0, "#bfe3f8"],
          [0.7, "#eef9fd"],
          [1, "#e4f3df"],
        ]),
      ) +
      shape(
        ellipse(w * 0.18, floor * 0.16, 210 * u, 210 * u),
        pen.radial([
          [0, "#fff8d6", 0.95],
          [1, "#fff8d6", 0],
        ]),
      ) +
      every(stage, 210, (x, index) => bush(x, 120 + ((index * 37) % 60), index % 2 ? "#a9d09a" : "#bfdcae")) +
      every(stage, 150, (x, index) =>
        bush(x + 60 * u, 66 + ((index * 29) % 34), index % 2 ? "#7fb46f" : "#93c283"),
      ) +
      every(stage, 64, (x) =>
        shape(
          outline([
            [x, floor - 96 * u],
            [x + 24 * u, floor - 112 * u],
            [x + 48 * u, floor - 96 * u],
            [x + 48 * u, floor],
            [x, floor],
          ]),
          "#ffffff",
          `opacity="0.92"`,
        ),
      ) +
      shape(rect(0, floor - 74 * u, w, 12 * u), "#f1f4f2") +
      plant(stage, w * 0.95, floor, 200, "#c77f55"),
    surface:
      surface(stage, "#d3b48a", 0.3) +
      [0.2, 0.44, 0.72]
        .map((share) =>
          line(
            `M0 ${num(floor + (h - floor) * share)}H${num(w)}`,
            darken("#d3b48a", 0.3),
            3 * u,
            `opacity="0.35"`,
          ),
        )
        .join(""),
  };
};

const laundry: Room = (stage) => {
  const { pen, w, floor, u } = stage;
  const washer = (x: number): string =>
    block(stage, x, floor - 300 * u, 228 * u, 306 * u, "#f8fafb", 12) +
    shape(rect(x + 14 * u, floor - 284 * u, 200 * u, 40 * u, 6 * u), "#e3e9ee") +
    shape(ellipse(x + 190 * u, floor - 264 * u, 14 * u, 14 * u), "#b9c4ce") +
    shape(ellipse(x + 114 * u, floor - 124 * u, 88 * u, 88 * u), "#c4ced7") +
    shape(
      ellipse(x + 114 * u, floor - 124 * u, 70 * u, 70 * u),
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#5f7688"],
          [1, "#9db4c4"],
        ],
      ),
    ) +
    shape(
      `M${num(x + 60 * u)} ${num(floor - 100 * u)}q${num(50 * u)} ${num(-40 * u)} ${num(110 * u)} 0q${num(-50 * u)} ${num(60 * u)} ${num(-110 * u)} 0Z`,
      "#e9f0f4",
      `opacity="0.8"`,
    ) +
    shape(ellipse(x + 90 * u, floor - 152 * u, 26 * u, 16 * u), "#ffffff", `opacity="0.35"`);
  const shelfY = floor * 0.3;
  return {
    back:
      wall(stage, "#e8eef4") +
      every(stage, 246, (x) => washer(x - 40 * u)) +
      shape(rect(0, shelfY, w, 12 * u), "#c9a67a") +
      every(
        stage,
        430,
        (x) =>
          row(
            stage,
            x + 40 * u,
            shelfY,
            [
              [120, 26, "#9fc3de"],
              [90, 70, "#f4f1ea"],
              [40, 84, "#dfe7ec"],
            ],
            18,
          ) +
          row(stage, x + 40 * u, shelfY - 28 * u, [[116, 24, "#ffffff"]]) +
          row(stage, x + 40 * u, shelfY - 54 * u, [[112, 24, lighten("#e3a9bd", 0.3)]]),
      ),
    surface: surface(stage, "#eef1f3", 0.6),
  };
};

/** Every theme with its room. */
export const ROOMS: Record<BannerTheme, Room> = {
  studio,
  kitchen,
  bathroom,
  office,
  hospital,
  hotel,
  warehouse,
  car,
  garden,
  laundry,
};
