import { darken, lighten, luminance, mix } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { edgeOf, turnedBody } from "./light.ts";
import { ellipse, line, outline, place, rect, shape, type Profile } from "./shapes.ts";

/** Vertical ribs round a cap; they crowd towards its edges as on a real cylinder. */
function ribs(cx: number, half: number, top: number, bottom: number, colour: string): string {
  let dark = "";
  let light = "";
  for (let degrees = -78; degrees <= 78; degrees += 9) {
    const x = cx + half * Math.sin((degrees * Math.PI) / 180);
    dark += `M${num(x)} ${num(top)}V${num(bottom)}`;
    light += `M${num(x + 2)} ${num(top)}V${num(bottom)}`;
  }
  return (
    line(dark, darken(colour, 0.45), 1.8, `opacity="0.34"`) + line(light, "#ffffff", 1.4, `opacity="0.3"`)
  );
}

/** A ribbed screw cap with its tamper ring; (cx, bottom) is the middle of its lower edge. */
export function screwCap(
  pen: Pen,
  cx: number,
  bottom: number,
  width: number,
  height: number,
  colour: string,
): string {
  const half = width / 2;
  const ring = height * 0.2;
  const profile: Profile = [
    [half * 0.93, bottom - height, 9],
    [half, bottom - height + 12, 8],
    [half, bottom - ring - 3, 2],
  ];
  const band: Profile = [
    [half * 1.02, bottom - ring, 3],
    [half * 1.02, bottom, 3],
  ];
  return (
    turnedBody(pen, band, darken(colour, 0.06), "satin", cx) +
    turnedBody(pen, profile, colour, "satin", cx) +
    ribs(cx, half, bottom - height + 16, bottom - ring - 5, colour) +
    shape(ellipse(cx - half * 0.1, bottom - height + 6, half * 0.7, 3), "#ffffff", `opacity="0.4"`)
  );
}

/** Neck with its collar and thread shadow, between bottle and closure. */
export function neck(
  pen: Pen,
  cx: number,
  bottom: number,
  width: number,
  height: number,
  colour: string,
): string {
  return turnedBody(
    pen,
    [
      [width / 2, bottom - height],
      [width / 2, bottom - 6, 4],
      [width / 2 + 5, bottom],
    ],
    colour,
    "satin",
    cx,
  );
}

/** A trigger sprayer seen from the side, nozzle to the left; (cx, bottom) is the foot of its collar. */
export function trigger(
  pen: Pen,
  cx: number,
  bottom: number,
  colour: string,
  second: string,
  size = 1,
): string {
  const collar = screwCap(pen, 0, 0, 96, 62, colour);
  const pivot = -66;
  const shroud = `M-27 ${pivot + 6}L-31 -112C-34-130-52-136-84-138L-146-140V-188C-92-202-24-212 42-204 92-198 124-176 132-146 136-128 122-120 98-116 60-109 40-96 30 ${pivot + 6}Z`;
  const lever = `M-92-140C-82-104-92-70-128-16C-136-2-122 12-110 2C-74-38-56-86-54-140Z`;
  const nozzle = outline([
    [-182, -192, 8],
    [-146, -194, 3],
    [-146, -134, 3],
    [-182, -136, 8],
  ]);
  const under = pen.linear("down", [
    [0, "#ffffff", 0.55],
    [0.18, "#ffffff", 0.16],
    [0.5, "#2c3a4d", 0],
    [0.78, "#2c3a4d", luminance(colour) > 0.45 ? 0.2 : 0.34],
    [1, "#2c3a4d", 0.12],
  ]);
  const side = pen.linear("across", [
    [0, "#ffffff", 0.3],
    [0.35, "#ffffff", 0],
    [1, "#0b1220", 0.34],
  ]);
  const body =
    shape(lever, second, `stroke="${edgeOf(second)}" stroke-width="1.2" stroke-opacity="0.6"`) +
    shape(lever, side) +
    line("M-82-132C-74-100-86-64-116-20", "#ffffff", 5, `opacity="0.38" stroke-linecap="round"`) +
    shape(shroud, colour, `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.6"`) +
    shape(shroud, under) +
    line(
      "M-136-178C-80-192-20-200 42-193 76-189 100-178 112-162",
      "#ffffff",
      5,
      `opacity="0.5" stroke-linecap="round"`,
    ) +
    line("M-140-148L-60-146C-40-145-24-140-20-122L-17-70", darken(colour, 0.4), 2.4, `opacity="0.35"`) +
    line("M8-196C2-170 0-130 4-72", darken(colour, 0.4), 2, `opacity="0.25"`) +
    shape(nozzle, second, `stroke="${edgeOf(second)}" stroke-width="1.2" stroke-opacity="0.6"`) +
    shape(nozzle, under) +
    line("M-172-188V-140M-160-190V-138", darken(second, 0.5), 2, `opacity="0.35"`) +
    shape(rect(-188, -170, 7, 12, 2), darken(second, 0.3));
  return place(body + collar, cx, bottom, size);
}

/** A lotion pump, spout to the left; (cx, bottom) is the foot of its collar. */
export function pump(pen: Pen, cx: number, bottom: number, colour: string, size = 1): string {
  const collar = screwCap(pen, 0, 0, 104, 58, colour);
  const stem = turnedBody(
    pen,
    [
      [15, -104],
      [15, -52],
    ],
    mix(colour, "#ffffff", 0.25),
    "gloss",
  );
  const boss = turnedBody(
    pen,
    [
      [27, -82, 4],
      [30, -54, 2],
    ],
    colour,
  );
  const head = `M44-104V-132C44-146 30-152 4-153C-40-154-96-150-128-140C-142-135-149-122-149-104C-149-99-131-98-129-105C-127-116-120-118-106-119C-80-121-56-120-46-116V-104Z`;
  const light = pen.linear("down", [
    [0, "#ffffff", 0.6],
    [0.25, "#ffffff", 0.14],
    [0.6, "#2c3a4d", 0.06],
    [1, "#2c3a4d", 0.3],
  ]);
  return place(
    stem +
      boss +
      shape(head, colour, `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.6"`) +
      shape(head, light) +
      line("M32-144C-20-150-84-146-124-132", "#ffffff", 5, `opacity="0.55" stroke-linecap="round"`) +
      collar,
    cx,
    bottom,
    size,
  );
}

/** A flip-top or push-pull cap as on dish soap. */
export function squeezeCap(pen: Pen, cx: number, bottom: number, colour: string, size = 1): string {
  const skirt: Profile = [
    [26, -64, 14],
    [46, -50, 12],
    [50, -4, 4],
    [50, 0],
  ];
  const tip: Profile = [
    [15, -112, 6],
    [17, -92, 3],
    [15, -84],
    [18, -60],
  ];
  return place(
    turnedBody(pen, tip, lighten(colour, 0.55), "gloss") +
      turnedBody(pen, skirt, colour, "gloss") +
      ribs(0, 48, -40, -5, colour),
    cx,
    bottom,
    size,
  );
}

/** A flip-top disc cap as on shampoo and car care. */
export function flipCap(pen: Pen, cx: number, bottom: number, width: number, colour: string): string {
  const half = width / 2;
  return (
    turnedBody(
      pen,
      [
        [half * 0.96, bottom - 74, 16],
        [half, bottom - 40, 3],
        [half, bottom, 4],
      ],
      colour,
      "satin",
      cx,
    ) +
    line(
      `M${num(cx - half)} ${num(bottom - 44)}H${num(cx + half)}`,
      darken(colour, 0.5),
      2.4,
      `opacity="0.45"`,
    ) +
    line(`M${num(cx - half)} ${num(bottom - 41)}H${num(cx + half)}`, "#ffffff", 1.6, `opacity="0.4"`) +
    shape(rect(cx - 20, bottom - 50, 40, 9, 4), darken(colour, 0.35), `opacity="0.5"`)
  );
}

/** A carrying handle: a closed loop whose hole shows the white behind. */
export function gripLoop(
  pen: Pen,
  left: number,
  right: number,
  top: number,
  bottom: number,
  colour: string,
): string {
  const bar = (bottom - top) * 0.36;
  const outer = outline([
    [left, bottom],
    [left + 12, top, 42],
    [right - 12, top, 42],
    [right, bottom],
  ]);
  const hole = outline([
    [left + bar * 1.25, bottom - 10, 16],
    [left + bar * 1.35, top + bar, 24],
    [right - bar * 1.35, top + bar, 24],
    [right - bar * 1.25, bottom - 10, 16],
  ]);
  const d = outer + hole;
  return (
    shape(
      d,
      colour,
      `fill-rule="evenodd" stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.6"`,
    ) +
    shape(
      d,
      pen.linear("down", [
        [0, "#ffffff", 0.5],
        [0.14, "#ffffff", 0.3],
        [0.36, "#2c3a4d", 0.16],
        [0.6, "#2c3a4d", 0.04],
        [1, "#2c3a4d", 0.1],
      ]),
      `fill-rule="evenodd"`,
    ) +
    shape(
      d,
      pen.linear("across", [
        [0, "#2c3a4d", 0.14],
        [0.1, "#ffffff", 0.2],
        [0.5, "#ffffff", 0],
        [0.9, "#2c3a4d", 0.16],
        [1, "#2c3a4d", 0.26],
      ]),
      `fill-rule="evenodd"`,
    )
  );
}
