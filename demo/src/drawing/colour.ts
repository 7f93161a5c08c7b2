type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const digits = hex.replace("#", "");
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const value = Number.parseInt(full.slice(0, 6), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(Math.max(0, Math.min(255, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The colour `share` of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return format([0, 1, 2].map((part) => (a[part] ?? 0) + ((b[part] ?? 0) - (a[part] ?? 0)) * share) as Rgb);
}

/** The colour mixed with white. */
export function lighten(colour: string, share: number): string {
  return mix(colour, "#ffffff", share);
}

/** Darker, with a little blue as shadows have in a bright room. */
export function darken(colour: string, share: number): string {
  return mix(colour, "#0b1220", share);
}

/** Relative luminance after WCAG, 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = parse(colour).map((part) => {
    const channel = part / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio after WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** White or near-black, whichever reads better on the ground. */
export function inkOn(ground: string): string {
  return contrast("#ffffff", ground) >= 3.2 ? "#ffffff" : "#14202e";
}

/** The colour itself, darkened until it reads on a white ground. */
export function readable(colour: string, ratio = 4.5): string {
  let tried = colour;
  for (let step = 0; step < 12 && contrast(tried, "#ffffff") < ratio; step++) tried = darken(tried, 0.14);
  return tried;
}
