import { chanceFrom, type Chance } from "../chance.ts";
import { darken, lighten, mix } from "../colour.ts";
import { num } from "../pen.ts";
import { place } from "../pieces/shapes.ts";

type Motif = (accent: string, chance: Chance) => string;

const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const leafAt = (x: number, y: number, turn: number, size: number, fill: string, vein: string): string =>
  place(
    path("M0 0C8-22 34-30 58-22 48 4 24 14 0 0Z", fill) +
      path("M2-1C18-10 36-17 54-21", "none", `stroke="${vein}" stroke-width="2"`),
    x,
    y,
    size,
    turn,
  );

function citrus(accent: string): string {
  const slice = (x: number, y: number, r: number): string => {
    const wedges = Array.from(
      { length: 9 },
      (_, index) =>
        `<path d="M0-5L11-31Q0-39-11-31Z" fill="${lighten(accent, 0.18)}" stroke="${lighten(accent, 0.18)}" stroke-width="3" stroke-linejoin="round" transform="rotate(${index * 40})"/>`,
    ).join("");
    return place(
      circle(0, 0, 46, darken(accent, 0.06)) + circle(0, 0, 42, lighten(accent, 0.8)) + wedges,
      x,
      y,
      r / 46,
    );
  };
  return (
    leafAt(6, 34, -60, 0.95, "#5d9e3a", "#3f7d26") +
    slice(-6, 4, 40) +
    slice(26, 30, 24) +
    leafAt(-34, 38, 150, 0.6, "#74b04a", "#4f8a30")
  );
}

function lavender(accent: string): string {
  const sprig = (x: number, turn: number, size: number): string => {
    const buds = Array.from({ length: 7 }, (_, index) => {
      const y = -6 - index * 8.5;
      const r = 7.5 - index * 0.65;
      return `<ellipse cx="${num(-r * 0.8)}" cy="${num(y)}" rx="${num(r)}" ry="${num(r * 0.72)}" fill="${index % 2 ? accent : darken(accent, 0.14)}" transform="rotate(28 0 ${num(y)})"/><ellipse cx="${num(r * 0.8)}" cy="${num(y - 3)}" rx="${num(r)}" ry="${num(r * 0.72)}" fill="${index % 2 ? lighten(accent, 0.2) : accent}" transform="rotate(-28 0 ${num(y)})"/>`;
    }).join("");
    return place(
      path("M0 46C-2 20 1 0 0-62", "none", `stroke="#6f9a5a" stroke-width="3" stroke-linecap="round"`) +
        path("M0 34C-12 26-18 16-20 6-9 10-2 20 0 34ZM0 28C10 22 16 12 18 0 8 6 1 16 0 28Z", "#86ad6c") +
        buds,
      x,
      8,
      size,
      turn,
    );
  };
  return sprig(-22, -20, 0.8) + sprig(22, 20, 0.8) + sprig(0, 0, 0.96);
}

function pine(accent: string): string {
  const needles = (side: number): string =>
    Array.from(
      { length: 11 },
      (_, index) =>
        `<path d="M0 ${40 - index * 8}q${side * (30 - index * 2)} -4 ${side * (34 - index * 2.2)} -24" fill="none" stroke="${mix(accent, "#1f6b45", index % 2 ? 0.5 : 0.75)}" stroke-width="4.6" stroke-linecap="round"/>`,
    ).join("");
  return path("M0 48V-50", "none", `stroke="#6b5136" stroke-width="4"`) + needles(-1) + needles(1);
}

function blossom(accent: string): string {
  const flower = (x: number, y: number, size: number, tone: string): string =>
    place(
      Array.from(
        { length: 5 },
        (_, index) =>
          `<path d="M0 0C-18-14-17-40 0-44 17-40 18-14 0 0Z" fill="${index % 2 ? tone : lighten(tone, 0.18)}" transform="rotate(${index * 72})"/>`,
      ).join("") + circle(0, 0, 8, "#f6d25c"),
      x,
      y,
      size,
    );
  return (
    leafAt(10, 16, 10, 0.8, "#8dbb76", "#6a9c55") +
    leafAt(-12, 22, 175, 0.7, "#7cae66", "#5c9048") +
    flower(-8, -6, 0.92, lighten(accent, 0.25)) +
    flower(26, 22, 0.52, lighten(accent, 0.45))
  );
}

function leaves(accent: string): string {
  const tone = mix(accent, "#5d9e3a", 0.35);
  return (
    path("M-30 46C-16 16 0-12 26-44", "none", `stroke="${darken(tone, 0.25)}" stroke-width="3"`) +
    [0, 1, 2, 3]
      .map(
        (index) =>
          leafAt(
            -24 + index * 13,
            34 - index * 22,
            -18,
            0.72 - index * 0.06,
            index % 2 ? tone : lighten(tone, 0.18),
            darken(tone, 0.2),
          ) +
          leafAt(
            -24 + index * 13,
            34 - index * 22,
            -128,
            0.62 - index * 0.06,
            index % 2 ? lighten(tone, 0.25) : tone,
            darken(tone, 0.2),
          ),
      )
      .join("") +
    leafAt(24, -40, -34, 0.5, lighten(tone, 0.1), darken(tone, 0.2))
  );
}

function bubbles(accent: string, chance: Chance): string {
  return Array.from({ length: 13 }, (_, index) => {
    const r = index < 2 ? chance.between(17, 25) : chance.between(4, 13);
    const [x, y] = [chance.between(-38, 38), chance.between(-40, 40)];
    return (
      circle(
        x,
        y,
        r,
        lighten(accent, 0.55),
        `fill-opacity="0.5" stroke="${lighten(accent, 0.25)}" stroke-width="1.6"`,
      ) +
      path(
        `M${num(x - r * 0.55)} ${num(y)}a${num(r * 0.58)} ${num(r * 0.58)} 0 0 1 ${num(r * 0.5)} ${num(-r * 0.52)}`,
        "none",
        `stroke="#ffffff" stroke-width="${num(Math.max(1.4, r * 0.16))}" stroke-linecap="round"`,
      )
    );
  }).join("");
}

function sparkles(accent: string): string {
  const spark = (x: number, y: number, size: number, tone: string): string =>
    place(path("M0-50C5-9 9-5 50 0 9 5 5 9 0 50-5 9-9 5-50 0-9-5-5-9 0-50Z", tone), x, y, size);
  return (
    spark(-6, 4, 0.82, accent) +
    spark(30, -30, 0.34, lighten(accent, 0.3)) +
    spark(32, 32, 0.24, lighten(accent, 0.2)) +
    spark(-36, -34, 0.2, lighten(accent, 0.35))
  );
}

function ocean(accent: string): string {
  return (
    [0, 1, 2]
      .map((row) =>
        path(
          `M-48 ${-14 + row * 24}c12-16 24-16 34-4s22 12 32 0 20-10 30-2`,
          "none",
          `stroke="${mix(accent, "#ffffff", row * 0.22)}" stroke-width="${9 - row * 1.5}" stroke-linecap="round"`,
        ),
      )
      .join("") +
    circle(24, -38, 7, lighten(accent, 0.3)) +
    circle(38, -28, 4, lighten(accent, 0.45))
  );
}

function defence(accent: string): string {
  const cell = (x: number, y: number, size: number, tone: string): string =>
    place(path("M0-24 21-12V12L0 24-21 12V-12Z", tone), x, y, size);
  return (
    cell(0, 0, 1.15, accent) +
    [
      [-42, -24],
      [-42, 24],
      [42, -24],
      [42, 24],
      [0, -50],
      [0, 50],
    ]
      .map(([x, y], index) => cell(x ?? 0, y ?? 0, 0.6, mix(accent, "#ffffff", 0.3 + (index % 3) * 0.2)))
      .join("") +
    path("M-4.5-14H4.5V-4.5H14V4.5H4.5V14H-4.5V4.5H-14V-4.5H-4.5Z", "#ffffff")
  );
}

function droplet(accent: string): string {
  return (
    path("M0-50C16-22 36-6 36 16A36 36 0 0 1-36 16C-36-6-16-22 0-50Z", accent) +
    path(
      "M-22 18c0-12 6-22 13-30",
      "none",
      `stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity="0.8"`,
    ) +
    place(
      path("M0-50C16-22 36-6 36 16A36 36 0 0 1-36 16C-36-6-16-22 0-50Z", lighten(accent, 0.35)),
      38,
      22,
      0.34,
    ) +
    path("M36 14A36 36 0 0 1-30 36C-6 42 16 36 36 14Z", darken(accent, 0.14))
  );
}

function feather(accent: string): string {
  const vane = "M-30 44C-44 4-14-42 34-50 44-6 18 30-30 44Z";
  const barbs = Array.from(
    { length: 6 },
    (_, index) =>
      `M${num(-18 + index * 8)} ${num(28 - index * 13)}l${num(-12 + index)} ${num(-12)}M${num(-18 + index * 8)} ${num(28 - index * 13)}l${num(18 - index * 1.5)} -3`,
  ).join("");
  return (
    path(vane, lighten(accent, 0.2)) +
    path("M-30 44C-18 30 18 30 34-50 44-6 18 30-30 44Z", accent, `opacity="0.55"`) +
    path(barbs, "none", `stroke="#ffffff" stroke-width="2.4" stroke-linecap="round"`) +
    path(
      "M-38 54C-24 26 0-8 26-36",
      "none",
      `stroke="${darken(accent, 0.25)}" stroke-width="3" stroke-linecap="round"`,
    )
  );
}

function apple(accent: string): string {
  return (
    path(
      "M0-18C-14-32-44-26-44 6-44 34-22 48-8 46-3 45 3 45 8 46 22 48 44 34 44 6 44-26 14-32 0-18Z",
      accent,
    ) +
    path("M0-16C0-30 4-38 10-44", "none", `stroke="#6b4a2b" stroke-width="5" stroke-linecap="round"`) +
    leafAt(4, -26, -10, 0.6, "#5d9e3a", "#3f7d26") +
    path(
      "M-32 4c0-14 6-20 14-22",
      "none",
      `stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity="0.6"`,
    )
  );
}

function hand(accent: string): string {
  const d =
    "M-26 48V20C-40 8-48-6-44-14C-40-20-32-14-22-2V-34C-22-42-11-42-11-34V-44C-11-52 1-52 1-44V-36C1-43 12-43 12-35V-28C12-34 23-34 23-26V14C23 26 20 34 16 48Z";
  return (
    path(d, accent) +
    path(
      "M-11-34V-4M1-36V-5M12-30V-3",
      "none",
      `stroke="${darken(accent, 0.3)}" stroke-width="3" stroke-linecap="round" opacity="0.5"`,
    ) +
    path("M-26 40H18", "none", `stroke="${lighten(accent, 0.45)}" stroke-width="5"`)
  );
}

function sack(accent: string): string {
  const tone = accent === "#ffffff" ? "#c9d2dc" : accent;
  return (
    path("M-6-26C-40-8-44 46-20 48H22C46 46 42-8 8-26Z", tone) +
    path("M-12-48 2-34 16-48 10-26H-8Z", lighten(tone, 0.2)) +
    path("M-12-27H14", "none", `stroke="${lighten(tone, 0.6)}" stroke-width="6" stroke-linecap="round"`) +
    path(
      "M-26 18C-26 0-20-8-14-14",
      "none",
      `stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.5"`,
    )
  );
}

function bug(accent: string): string {
  return (
    path(
      "M-22-8-44-22M-24 6H-48M-22 18-42 34M22-8 44-22M24 6H48M22 18 42 34M-8-34-18-50M8-34 18-50",
      "none",
      `stroke="${darken(accent, 0.55)}" stroke-width="5" stroke-linecap="round"`,
    ) +
    `<ellipse cx="0" cy="10" rx="23" ry="34" fill="${darken(accent, 0.2)}"/>` +
    circle(0, -28, 13, darken(accent, 0.5)) +
    path("M0-20V44M-20 2H20M-20 20H20", "none", `stroke="${lighten(accent, 0.4)}" stroke-width="3.4"`)
  );
}

function mouse(accent: string): string {
  const tone = darken(accent, 0.45);
  return (
    path("M30 24C52 22 50 2 38-6", "none", `stroke="${tone}" stroke-width="4.5" stroke-linecap="round"`) +
    path("M-46 22C-40-4-18-22 8-20C34-16 42 6 36 28H-40C-46 28-48 26-46 22Z", tone) +
    circle(-14, -18, 12, tone) +
    circle(-14, -18, 6.5, lighten(accent, 0.3)) +
    circle(-32, 8, 3.2, "#ffffff")
  );
}

const BY_WORD: readonly (readonly [RegExp, Motif])[] = [
  [/manus|glove/, hand],
  [/\bsac|\bsaci|menajer/, sack],
  [/rozato|soarec|soareci|sobolan|raticid|rodent/, mouse],
  [/insect|gandac|furnic|muste|tantar|molii|plosnit|purici/, bug],
  [/hartie|prosop|servet|role?\b|rola|celuloz|straturi/, feather],
  [/lamai|citr|portocal|lime|grapefruit|lemon|orange|mandarin/, citrus],
  [/lavand|levant|liliac|lavender/, lavender],
  [/\bpin\b|brad|conifer|padure|eucalipt/, pine],
  [
    /flor|musetel|galbenele|panthenol|floral|trandafir|magnol|iasom|orhid|cires|primavar|rose|bujor|cotton|bumbac/,
    blossom,
  ],
  [/\bmar\b|mere|apple/, apple],
  [/eco|natur|aloe|verde|plant|menta|ceai|masline|bio\b/, leaves],
  [/ocean|marin|mare|aqua|fresh|prospet|apa\b|briza/, ocean],
  [/dezinf|biocid|antibact|virucid|alcool|medical|steril|igien/, defence],
  [/spuma|sampon|vase|sapun|balsam|detergent/, bubbles],
  [/geam|sticl|luci|inox|stral|cristal|parchet/, sparkles],
];

/** Letters without their marks, in lower case. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/[̀-ͯ]/g, "").toLowerCase();
}

/** A small picture in −50…50 that goes with the words on the label: lemons for lemon, a sprig for lavender. */
export function drawMotif(words: string, accent: string, seed: string): string {
  const chance = chanceFrom(`motif ${seed}`);
  const text = folded(words);
  const found = BY_WORD.find(([pattern]) => pattern.test(text))?.[1];
  return (found ?? chance.pick([droplet, bubbles, sparkles, ocean]))(accent, chance);
}
