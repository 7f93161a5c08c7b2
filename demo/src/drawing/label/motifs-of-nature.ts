import { darken, lighten, mix } from "../colour.ts";
import { circle, leafAt, path } from "./motif-shapes.ts";
import { num } from "../pen.ts";
import { place } from "../pieces/shapes.ts";

/** Slices of citrus fruit. */
export function citrus(accent: string): string {
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

/** Three sprigs of lavender. */
export function lavender(accent: string): string {
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

/** A twig of pine. */
export function pine(accent: string): string {
  const needles = (side: number): string =>
    Array.from(
      { length: 11 },
      (_, index) =>
        `<path d="M0 ${40 - index * 8}q${side * (30 - index * 2)} -4 ${side * (34 - index * 2.2)} -24" fill="none" stroke="${mix(accent, "#1f6b45", index % 2 ? 0.5 : 0.75)}" stroke-width="4.6" stroke-linecap="round"/>`,
    ).join("");
  return path("M0 48V-50", "none", `stroke="#6b5136" stroke-width="4"`) + needles(-1) + needles(1);
}

/** Two blossoms with leaves. */
export function blossom(accent: string): string {
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

/** A green twig. */
export function leaves(accent: string): string {
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

/** Waves. */
export function ocean(accent: string): string {
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

/** A feather: soft. */
export function feather(accent: string): string {
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

/** An apple. */
export function apple(accent: string): string {
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
