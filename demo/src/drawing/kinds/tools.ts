import { darken, lighten, mix } from "../colour.ts";
import { chanceFrom } from "../chance.ts";
import { num, type Pen } from "../pen.ts";
import { edgeOf, floorShadow, metal, turnedBody } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape, type Corner } from "../pieces/shapes.ts";
import { drawLockup } from "../brand/logo.ts";
import { folded } from "../label/motifs.ts";
import type { KindDrawing, PackshotSpec } from "../spec.ts";
import { drawTextBlock, type Box } from "../text/fit.ts";

/** Tools wear the brand's colour unless the spec says otherwise. */
export function toolColour(spec: PackshotSpec): string {
  return spec.bodyColor ?? spec.brand.palette.main;
}

/** A pole from one point to another, in aluminium or colour, with a grip at its upper end. */
export function pole(
  pen: Pen,
  [x0, y0]: Corner,
  [x1, y1]: Corner,
  width: number,
  { grip, steel = true }: { grip: string; steel?: boolean },
): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI + 90;
  const half = width / 2;
  const tube = rect(-half, -length, width, length, 2);
  const handle = rect(-half * 1.35, -length - 8, half * 2.7, Math.min(230, length * 0.24), half * 1.3);
  const shade = pen.linear("across", [
    [0, "#0b1220", 0.3],
    [0.25, "#ffffff", 0.4],
    [0.45, "#ffffff", 0.05],
    [1, "#0b1220", 0.42],
  ]);
  return place(
    (steel ? shape(tube, metal(pen)) : shape(tube, grip) + shape(tube, shade)) +
      shape(rect(-half * 1.2, -length * 0.52, half * 2.4, 46, 5), grip) +
      shape(rect(-half * 1.2, -length * 0.52, half * 2.4, 46, 5), shade) +
      shape(handle, grip) +
      shape(handle, shade) +
      shape(ellipse(0, -length + 10, half * 0.5, half * 0.5), "#0b1220", `opacity="0.4"`),
    x0,
    y0,
    1,
    turn,
  );
}

/** A moulded part with light from above. */
export function part(pen: Pen, d: string, colour: string, depth = 1): string {
  return (
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="1.4" stroke-opacity="0.6"`) +
    shape(
      d,
      pen.linear(
        [0, 0, 0.5, 1],
        [
          [0, "#ffffff", 0.42],
          [0.35, "#ffffff", 0.06],
          [0.7, "#0b1220", 0.08 * depth],
          [1, "#0b1220", 0.34 * depth],
        ],
      ),
    )
  );
}

/** Bristles or strands that hang from an edge, each with its own lean. */
export function bristles(
  seed: string,
  {
    left,
    right,
    top,
    length,
    flare,
    colour,
    strokes,
  }: {
    left: number;
    right: number;
    top: number;
    length: number;
    flare: number;
    colour: string;
    strokes: number;
  },
): string {
  const chance = chanceFrom(`bristles ${seed}`);
  const layers = ["", "", ""];
  for (let index = 0; index < strokes; index++) {
    const share = (index + 0.5) / strokes;
    const x = left + (right - left) * share;
    const lean = (share - 0.5) * 2 * flare + chance.between(-7, 7);
    layers[Math.floor(chance.next() * 3)] +=
      `M${num(x)} ${num(top)}q${num(lean * 0.3)} ${num(length * 0.5)} ${num(lean)} ${num(length * chance.between(0.93, 1.02))}`;
  }
  const width = ((right - left) / strokes) * 1.7;
  const mass = outline([
    [left, top],
    [right, top],
    [right + flare * 0.94, top + length * 0.9],
    [left - flare * 0.94, top + length * 0.9],
  ]);
  return (
    shape(mass, darken(colour, 0.3)) +
    layers
      .map((d, index) =>
        line(
          d,
          [darken(colour, 0.26), colour, lighten(colour, 0.32)][index] ?? colour,
          width,
          `stroke-linecap="round"`,
        ),
      )
      .join("")
  );
}

/** A flat mop with its microfibre pad, or a string mop, after the title. */
export const mop: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const flat = /plat|flat|microfib|velcro|buzunar/.test(folded(`${spec.title} ${spec.descriptor ?? ""}`));
  if (!flat) {
    const strand = mix("#f4f1ea", spec.accent, 0.12);
    const svg =
      floorShadow(pen, 0, 250, 0, 0.1) +
      pole(pen, [0, -330], [0, -1130], 34, { grip: colour }) +
      bristles(spec.seed, {
        left: -104,
        right: 104,
        top: -262,
        length: 262,
        flare: 160,
        colour: darken(strand, 0.06),
        strokes: 17,
      }) +
      bristles(`${spec.seed} near`, {
        left: -96,
        right: 96,
        top: -262,
        length: 248,
        flare: 118,
        colour: strand,
        strokes: 13,
      }) +
      line("M-196-92Q0-54 196-92", spec.accent, 16, `opacity="0.75"`) +
      part(
        pen,
        outline([
          [-46, -400, 20],
          [46, -400, 20],
          [74, -310, 20],
          [128, -296, 18],
          [128, -236, 16],
          [-128, -236, 16],
          [-128, -296, 18],
          [-74, -310, 20],
        ]),
        colour,
      ) +
      line("M-110-268H110", "#ffffff", 5, `opacity="0.4" stroke-linecap="round"`);
    return {
      svg,
      left: -280,
      right: 280,
      top: -1140,
      bottom: 6,
      fill: 0.9,
      heightCm: 120,
      focus: { x: 0, y: -220, r: 210 },
    };
  }
  const pad = spec.bodyColor ?? mix("#f2f4f6", spec.accent, 0.25);
  const loops = Array.from(
    { length: 44 },
    (_, index) => `M${num(-395 + index * 18)} ${index % 2 ? -34 : -40}q9 ${index % 3 ? 26 : 34} 18 0`,
  ).join("");
  const fringe = Array.from(
    { length: 40 },
    (_, index) => `M${num(-392 + index * 20)}-8q4 ${index % 2 ? 20 : 26} 10 0`,
  ).join("");
  const svg =
    floorShadow(pen, 0, 400, 6, 0.05) +
    pole(pen, [6, -124], [300, -1060], 32, { grip: colour }) +
    part(
      pen,
      outline([
        [-410, -52, 26],
        [410, -52, 26],
        [420, 0, 26],
        [-420, 0, 26],
      ]),
      pad,
    ) +
    line(loops, darken(pad, 0.3), 4, `opacity="0.4"`) +
    line(fringe, lighten(pad, 0.35), 9, `stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-330, -84, 18],
        [330, -84, 18],
        [352, -46, 16],
        [-352, -46, 16],
      ]),
      colour,
    ) +
    line("M-310-76H310", "#ffffff", 4, `opacity="0.45"`) +
    place(
      drawLockup(spec.brand, { x: -110, y: -14, w: 200, h: 28 }, { ground: colour, align: "middle" }),
      -190,
      -64,
    ) +
    part(
      pen,
      outline([
        [-60, -130, 20],
        [60, -136, 20],
        [84, -76, 14],
        [-84, -76, 14],
      ]),
      darken(colour, 0.25),
    ) +
    shape(ellipse(8, -112, 22, 22), "#d9dfe5", `stroke="#7d8894" stroke-width="3"`);
  return {
    svg,
    left: -430,
    right: 430,
    top: -1070,
    bottom: 22,
    fill: 0.9,
    heightCm: 120,
    focus: { x: 0, y: -80, r: 220 },
  };
};

/** A push broom or a sweeping broom. */
export const broom: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const broad = /teren|exterior|strada|60|80|100/.test(folded(spec.title));
  const half = broad ? 330 : 220;
  const hair = spec.accent;
  const svg =
    floorShadow(pen, 0, half * 1.06, 0, 0.07) +
    pole(pen, [10, -250], [broad ? 120 : 150, -1090], 34, { grip: colour }) +
    bristles(spec.seed, {
      left: -half * 0.92,
      right: half * 0.92,
      top: -150,
      length: 148,
      flare: half * 0.2,
      colour: hair,
      strokes: Math.round(half / 3.2),
    }) +
    part(
      pen,
      outline([
        [-half * 0.86, -208, 34],
        [half * 0.86, -208, 34],
        [half, -128, 22],
        [-half, -128, 22],
      ]),
      colour,
    ) +
    line(
      `M${num(-half * 0.8)} -196H${num(half * 0.8)}`,
      "#ffffff",
      6,
      `opacity="0.4" stroke-linecap="round"`,
    ) +
    part(
      pen,
      outline([
        [-30, -292, 16],
        [46, -296, 16],
        [60, -196, 12],
        [-44, -196, 12],
      ]),
      darken(colour, 0.2),
    ) +
    place(
      drawLockup(spec.brand, { x: -100, y: -18, w: 200, h: 36 }, { ground: colour, align: "middle" }),
      -half * 0.5,
      -166,
      0.9,
    );
  return {
    svg,
    left: -half * 1.24,
    right: half * 1.24,
    top: -1100,
    bottom: 6,
    fill: 0.9,
    heightCm: 120,
    focus: { x: 0, y: -150, r: 200 },
  };
};

/** A scrubbing brush, or a toilet brush in its holder. */
export const brush: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  if (/\bwc\b|toalet/.test(folded(spec.title))) {
    const holder: Parameters<typeof turnedBody>[1] = [
      [96, -330, 10],
      [120, -60, 20],
      [150, -24, 20],
      [156, 0, 10],
    ];
    const svg =
      floorShadow(pen, 0, 150) +
      turnedBody(
        pen,
        [
          [15, -830, 15],
          [20, -760, 20],
          [14, -600, 30],
          [13, -340],
        ],
        "#f6f7f8",
        "gloss",
      ) +
      turnedBody(
        pen,
        [
          [60, -372, 20],
          [84, -340, 10],
          [88, -326, 4],
        ],
        colour,
      ) +
      turnedBody(pen, holder, spec.bodyColor ?? "#f6f7f8", "gloss") +
      place(
        drawLockup(spec.brand, { x: -70, y: -20, w: 140, h: 40 }, { ground: "#ffffff", align: "middle" }),
        0,
        -170,
      );
    return {
      svg,
      left: -160,
      right: 160,
      top: -834,
      fill: 0.82,
      heightCm: 40,
      focus: { x: 0, y: -340, r: 120 },
    };
  }
  const body =
    "M-330-150C-320-214-200-236-90-222C-20-214 20-196 70-196C150-196 210-252 330-262C372-262 378-214 350-196C300-166 250-120 180-112H-300C-326-112-334-130-330-150Z";
  const svg =
    floorShadow(pen, -60, 270, 0, 0.08) +
    bristles(spec.seed, {
      left: -300,
      right: 170,
      top: -120,
      length: 116,
      flare: 34,
      colour: spec.accent,
      strokes: 88,
    }) +
    part(pen, body, colour) +
    line("M-310-126H180", "#0b1220", 5, `opacity="0.18"`) +
    line(
      "M-296-176C-270-212-170-220-90-208C-20-200 40-178 90-182C170-186 230-232 326-246",
      "#ffffff",
      8,
      `opacity="0.45" stroke-linecap="round"`,
    ) +
    place(
      drawLockup(spec.brand, { x: -110, y: -22, w: 220, h: 44 }, { ground: colour, align: "middle" }),
      -140,
      -164,
    );
  return {
    svg,
    left: -350,
    right: 380,
    top: -264,
    bottom: 4,
    fill: 0.78,
    heightCm: 9,
    focus: { x: -200, y: -90, r: 120 },
  };
};

/** A window squeegee, or a broad one for floors. */
export const squeegee: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const floor = /pardos|podea/.test(folded(spec.title));
  const half = floor ? 420 : 360;
  const blade =
    shape(rect(-half, -34, half * 2, 34, 4), "#24292f") +
    shape(rect(-half, -34, half * 2, 10, 3), "#5a636d") +
    part(pen, rect(-half - 6, -78, half * 2 + 12, 50, 10), floor ? colour : "#cfd6dc") +
    shape(rect(-half - 6, -78, half * 2 + 12, 50, 10), floor ? "none" : metal(pen, "down")) +
    line(`M${-half + 20}-66H${half - 20}`, "#ffffff", 4, `opacity="0.6"`);
  const neckPart = part(
    pen,
    outline([
      [-34, -250, 16],
      [34, -250, 16],
      [52, -150, 20],
      [140, -92, 22],
      [140, -62, 10],
      [-140, -62, 10],
      [-140, -92, 22],
      [-52, -150, 20],
    ]),
    floor ? darken(colour, 0.15) : colour,
  );
  const handle = floor
    ? pole(pen, [0, -220], [0, -1080], 34, { grip: colour })
    : part(
        pen,
        outline([
          [-36, -640, 36],
          [36, -640, 36],
          [44, -420, 40],
          [32, -230, 20],
          [-32, -230, 20],
          [-44, -420, 40],
        ]),
        "#2b3036",
      ) +
      line("M-18-610V-270", "#ffffff", 6, `opacity="0.25" stroke-linecap="round"`) +
      Array.from({ length: 9 }, (_, index) =>
        line(`M-34 ${-560 + index * 28}H34`, "#000000", 5, `opacity="0.3"`),
      ).join("") +
      shape(ellipse(0, -606, 13, 13), "#ffffff", `opacity="0.9"`) +
      part(pen, rect(-40, -286, 80, 50, 10), colour);
  const svg =
    floorShadow(pen, 0, half, 2, 0.04) +
    handle +
    neckPart +
    blade +
    place(
      drawLockup(
        spec.brand,
        { x: -70, y: -16, w: 140, h: 32 },
        { ground: floor ? darken(colour, 0.15) : colour, align: "middle" },
      ),
      0,
      -110,
    );
  return {
    svg,
    left: -half - 8,
    right: half + 8,
    top: floor ? -1090 : -650,
    bottom: 4,
    fill: floor ? 0.9 : 0.82,
    heightCm: floor ? 120 : 22,
    focus: { x: 120, y: -70, r: 170 },
  };
};

/** Folded microfibre cloths in a pile with a paper band. */
export const microfibreCloths: KindDrawing = (pen, spec, side) => {
  const base = spec.bodyColor ?? spec.accent;
  const count = Math.min(6, Math.max(3, spec.count ?? 4));
  const set = (spec.count ?? 1) > 3 && !spec.bodyColor;
  const tones = set
    ? [base, "#e35b76", "#f2c230", "#57b368", "#3f8fd6", "#8a6fc4"]
    : Array.from({ length: count }, (_, index) => mix(base, "#ffffff", (index % 2) * 0.08));
  const [w, h] = [640, 82];
  const cloth = (index: number): string => {
    const tone = tones[index % tones.length] ?? base;
    const y = -index * (h - 4);
    const d = `M-320 ${y - 10}C-334 ${y - 40} -330 ${y - h + 6} -300 ${y - h}H306C326 ${y - h} 334 ${y - 46} 320 ${y - 12}C316 ${y} 306 ${y} 296 ${y}H-300C-312 ${y} -318 ${y - 2} -320 ${y - 10}Z`;
    const terry = Array.from({ length: 3 }, (_, row) =>
      line(
        `M-316 ${y - 14 - row * 23}H314`,
        row % 2 ? lighten(tone, 0.3) : darken(tone, 0.2),
        5,
        `opacity="0.35" stroke-dasharray="2 5" stroke-linecap="round"`,
      ),
    ).join("");
    return (
      part(pen, d, tone, 0.8) +
      terry +
      line(`M-306 ${y - h / 2}H300`, darken(tone, 0.45), 2.4, `opacity="0.3"`) +
      line(`M-314 ${y - 6}H300`, darken(tone, 0.4), 3, `opacity="0.3" stroke-dasharray="7 4"`)
    );
  };
  const top = -(count - 1) * (h - 4) - h;
  const lid = outline([
    [-300, top, 16],
    [-250, top - 96, 22],
    [266, top - 96, 22],
    [306, top, 16],
  ]);
  const topTone = tones[(count - 1) % tones.length] ?? base;
  const dots = Array.from({ length: 7 }, (_, row) =>
    line(
      `M${-288 + row * 7} ${top - 8 - row * 13}H${298 - row * 6}`,
      row % 2 ? lighten(topTone, 0.4) : darken(topTone, 0.25),
      4,
      `opacity="0.3" stroke-dasharray="2 6" stroke-linecap="round"`,
    ),
  ).join("");
  const { main } = spec.brand.palette;
  const bandTop = `M-96 ${top}L-76 ${top - 96}H104L100 ${top}Z`;
  const bandFront = rect(-96, top, 196, -top - 2);
  const svg =
    floorShadow(pen, 0, w / 2, 0, 0.09) +
    Array.from({ length: count }, (_, index) => cloth(index)).join("") +
    part(pen, lid, lighten(topTone, 0.12), 0.4) +
    dots +
    shape(bandTop, lighten(main, 0.12)) +
    shape(bandFront, main) +
    shape(
      bandFront,
      pen.linear("down", [
        [0, "#ffffff", 0.2],
        [0.2, "#ffffff", 0],
        [1, "#0b1220", 0.2],
      ]),
    ) +
    place(
      drawLockup(spec.brand, { x: -80, y: -24, w: 160, h: 48 }, { ground: main, align: "middle" }),
      2,
      top + 44,
    ) +
    bandText(spec, { x: -82, y: top + 80, w: 168, h: -top - 92 });
  return {
    svg,
    left: -330,
    right: 330,
    top: top - 98,
    bottom: 4,
    fill: side === "pair" ? 0.8 : 0.78,
    heightCm: 12,
    focus: { x: -210, y: top, r: 110 },
  };
};

function bandText(spec: PackshotSpec, box: Box): string {
  const name = drawTextBlock(
    spec.title,
    { ...box, h: box.h * 0.7 },
    { maxSize: 26, maxLines: 4, weight: 700, fill: "#ffffff", align: "middle" },
  );
  return (
    name.svg +
    drawTextBlock(
      spec.quantity ?? "",
      { ...box, y: box.y + box.h * 0.76, h: box.h * 0.24 },
      { maxSize: 28, maxLines: 1, weight: 700, fill: "#ffffff", align: "middle", valign: "bottom" },
    ).svg
  );
}
