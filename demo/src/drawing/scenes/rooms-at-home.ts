import { lighten } from "../colour.ts";
import { num } from "../pen.ts";
import { ellipse, line, outline, rect, shape } from "../pieces/shapes.ts";
import { type Room, block, every, plant, row, surface, tiles, wall, windowPane } from "./scene.ts";

/** Tiles, window, shelf, a wooden counter. */
export const kitchen: Room = (stage) => {
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

/** Tiles, mirror, basin, towels. */
export const bathroom: Room = (stage) => {
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

/** Large tiles with a stripe in the colour of the zone, a narrow window. */
export const washroom: Room = (stage) => {
  const { w, floor, u, accent } = stage;
  return {
    back:
      wall(stage, "#e9eff2") +
      tiles(stage, { width: 110, height: 82, joint: "#ffffff" }) +
      shape(rect(0, floor - 246 * u, w, 82 * u), accent, `opacity="0.62"`) +
      tiles({ ...stage, floor: floor - 164 * u }, { width: 110, height: 82, joint: "#ffffff" }) +
      windowPane(stage, w * 0.06, floor * 0.06, 190 * u, floor * 0.4) +
      plant(stage, w * 0.94, floor, 190, "#ffffff"),
    surface:
      surface(stage, "#eceff1", 0.6) +
      every(stage, 240, (x) =>
        line(
          `M${num(x)} ${num(floor)}l${num((x - w / 2) * 0.4)} ${num(stage.h - floor)}`,
          "#b6c2cb",
          2 * u,
          `opacity="0.4"`,
        ),
      ),
  };
};

/** A made bed, a lamp, curtains. */
export const hotel: Room = (stage) => {
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

/** A row of washing machines under a shelf. */
export const laundry: Room = (stage) => {
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
