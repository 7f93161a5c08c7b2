import { darken } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { footprintShadow } from "./light.ts";
import { line, rect, shape, type Corner } from "./shapes.ts";

/** A box turned so that its front looks left and its right side shows, seen from a little above. */
export interface Cuboid {
  w: number;
  h: number;
  d: number;
  /** Degrees that the front is turned away; 0 is straight on. */
  yaw?: number;
  /** Degrees that the eye looks down. */
  pitch?: number;
}

type Point = readonly [number, number];

/** Where the parts of a projected box lie on the picture. */
export interface Projection {
  /** Screen place of a point: x from the middle to the right, y up from the floor, z towards the eye. */
  at(x: number, y: number, z: number): Point;
  /** Wraps flat art (origin top-left, y down) onto a face. */
  front(art: string): string;
  side(art: string): string;
  top(art: string): string;
  bounds: { left: number; right: number; top: number; bottom: number };
  stack: { up: number; behind: readonly [number, number] };
  footprint: Corner[];
}

/** Orthographic projection of a cuboid, standing in the middle of the floor. */
export function project({ w, h, d, yaw = 24, pitch = 12 }: Cuboid): Projection {
  const [s, c] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  const [sp, cp] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  // the nearest corner of the base stands on y = 0
  const base = (w / 2) * s * sp + (d / 2) * c * sp;
  const at = (x: number, y: number, z: number): Point => [
    x * c - z * s,
    -y * cp + (x * s + z * c) * sp - base,
  ];
  const wrap =
    (a: number, b: number, e: number, f: number, origin: Point) =>
    (art: string): string =>
      `<g transform="matrix(${[a, b, e, f].map((value) => Math.round(value * 10000) / 10000).join(" ")} ${num(origin[0])} ${num(origin[1])})">${art}</g>`;
  const corners = [-1, 1].flatMap((i) =>
    [0, 1].flatMap((j) => [-1, 1].map((k) => at((i * w) / 2, j * h, (k * d) / 2))),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    at,
    front: wrap(c, s * sp, 0, cp, at(-w / 2, h, d / 2)),
    side: wrap(s, -c * sp, 0, cp, at(w / 2, h, d / 2)),
    top: wrap(c, s * sp, -s, c * sp, at(-w / 2, h, -d / 2)),
    bounds: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    stack: { up: h * cp, behind: [d * s, -d * c * sp] },
    footprint: [at(-w / 2, 0, d / 2), at(w / 2, 0, d / 2), at(w / 2, 0, -d / 2), at(-w / 2, 0, -d / 2)],
  };
}

/** Flat art of the three faces that are seen. */
export interface BoxFaces {
  front: string;
  side: string;
  top: string;
}

/** The light on each face of a box: the front catches the lamp, the side lies in shade, the top is brightest. */
export function boxOf(
  pen: Pen,
  size: Cuboid,
  faces: BoxFaces,
  shadow = true,
): { svg: string; view: Projection } {
  const view = project(size);
  const { w, h, d } = size;
  const face = (art: string, width: number, height: number, light: string): string =>
    `<g ${pen.clip(rect(0, 0, width, height, 2))}>${art}</g>${shape(rect(0, 0, width, height, 2), light)}${line(rect(0, 0, width, height, 2), "#0b1220", 1.2, `opacity="0.16"`)}`;
  const front = pen.linear(
    [0, 0, 1, 0.6],
    [
      [0, "#ffffff", 0.2],
      [0.45, "#ffffff", 0.02],
      [1, "#16202e", 0.1],
    ],
  );
  const side = pen.linear("across", [
    [0, "#16202e", 0.2],
    [1, "#16202e", 0.36],
  ]);
  const top = pen.linear(
    [0, 1, 1, 0],
    [
      [0, "#ffffff", 0.34],
      [1, "#ffffff", 0.08],
    ],
  );
  return {
    svg:
      (shadow ? footprintShadow(pen, view.footprint) : "") +
      ((size.pitch ?? 12) > 0 ? view.top(face(faces.top, w, d, top)) : "") +
      ((size.yaw ?? 24) > 0 ? view.side(face(faces.side, d, h, side)) : "") +
      view.front(face(faces.front, w, h, front)) +
      line(
        `M${view
          .at(w / 2, h, d / 2)
          .map(num)
          .join(" ")}L${view
          .at(w / 2, 0, d / 2)
          .map(num)
          .join(" ")}`,
        "#ffffff",
        2,
        `opacity="0.35"`,
      ),
    view,
  };
}

/** A face in one colour. */
export function plainFace(width: number, height: number, colour: string): string {
  return shape(rect(0, 0, width, height), colour);
}

/** Corrugated board with a taped seam, for shipping cartons. */
export function kraft(pen: Pen, width: number, height: number): string {
  const board = "#c9a474";
  const fluting = Array.from(
    { length: Math.floor(height / 26) },
    (_, index) => `M0 ${num(index * 26 + 13)}H${num(width)}`,
  ).join("");
  return (
    shape(
      rect(0, 0, width, height),
      pen.linear("down", [
        [0, "#d3b083"],
        [1, board],
      ]),
    ) + line(fluting, darken(board, 0.25), 1, `opacity="0.12"`)
  );
}
