import { type Chance, chanceFrom } from "../chance.ts";
import { darken, lighten, mix } from "../colour.ts";
import { type Motif, circle, path } from "./motif-shapes.ts";
import { apple, blossom, citrus, feather, lavender, leaves, ocean, pine } from "./motifs-of-nature.ts";
import { num } from "../pen.ts";
import { place } from "../pieces/shapes.ts";

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
