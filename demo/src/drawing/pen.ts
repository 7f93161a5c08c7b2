/** Offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A number for SVG: one decimal is a tenth of a pixel at 1200 px, finer than anyone sees. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`,
    )
    .join("");
}

/**
 * Collects gradients, clips and filters while a picture is drawn. Each id begins with the pen's prefix, so
 * that several drawings can be nested in one; what is asked for twice is defined once.
 */
export class Pen {
  private readonly ids = new Map<string, string>();
  private readonly parts: string[] = [];
  readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  private define(key: string, make: (id: string) => string): string {
    const known = this.ids.get(key);
    if (known) return known;
    const id = `${this.prefix}${this.ids.size.toString(36)}`;
    this.ids.set(key, id);
    this.parts.push(make(id));
    return id;
  }

  /** A gradient over the painted shape: from left to right, from top to bottom, or along a line in 0 to 1. */
  linear(
    direction: "across" | "down" | readonly [number, number, number, number],
    stops: readonly Stop[],
  ): string {
    const [x1, y1, x2, y2] =
      direction === "across" ? [0, 0, 1, 0] : direction === "down" ? [0, 0, 0, 1] : direction;
    const body = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
    return `url(#${this.define(`l${body}`, (id) => `<linearGradient id="${id}" ${body}`)})`;
  }

  /** A gradient along a line in drawing units, for shapes that share one light. */
  linearAt(line: readonly [number, number, number, number], stops: readonly Stop[]): string {
    const [x1, y1, x2, y2] = line.map(num);
    const body = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
    return `url(#${this.define(`u${body}`, (id) => `<linearGradient id="${id}" ${body}`)})`;
  }

  /** A round gradient inside the painted shape; centre and radius in 0 to 1. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const body = `cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
    return `url(#${this.define(`r${body}`, (id) => `<radialGradient id="${id}" ${body}`)})`;
  }

  /** The attribute that clips to a path. */
  clip(d: string): string {
    return `clip-path="url(#${this.define(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`;
  }

  /** The attribute that blurs; wide margins, because shadows are flat and broad. */
  blur(deviation: number): string {
    const body = `x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`;
    return `filter="url(#${this.define(`b${body}`, (id) => `<filter id="${id}" ${body}`)})"`;
  }

  /** Defines a group once and returns its id for `<use>`. */
  symbol(content: string): string {
    return this.define(`g${content}`, (id) => `<g id="${id}">${content}</g>`);
  }

  defs(): string {
    return this.parts.length === 0 ? "" : `<defs>${this.parts.join("")}</defs>`;
  }
}
