/** Short films about products, made when they are asked for. */
import { allBases } from "./catalogue/catalogue.ts";
import { FILM_SIZE, shotsOf } from "./film/shots.ts";
import { muxWebm, type Frame } from "./film/webm.ts";
import { splitVersion } from "./media/version.ts";

const HOLD_MS = 3_000;
const SLIDE_FRAMES = 8;
const SLIDE_FRAME_MS = 50;

/**
 * The WebM file of a base product's film, whatever version its address names; undefined when it has none. `toWebp` makes
 * a lossy WebP without transparency of an SVG of 960 × 540.
 */
export async function filmSource(
  address: string,
  toWebp: (svg: string) => Promise<Uint8Array>,
): Promise<Uint8Array | undefined> {
  const { name } = splitVersion(address);
  const base = allBases().find(({ key, video }) => key === name && video);
  if (!base) return undefined;
  const frames: Frame[] = [];
  for (const { svg, ms } of framesOf(shotsOf(base))) frames.push({ webp: await toWebp(svg), ms });
  return muxWebm(frames, FILM_SIZE);
}

/** Each shot stands, then is pushed out by the next. */
function framesOf(shots: readonly string[]): { svg: string; ms: number }[] {
  return shots.flatMap((shot, index) => {
    const next = shots[index + 1];
    const slide = next
      ? Array.from({ length: SLIDE_FRAMES }, (_, step) => ({
          svg: pushed(shot, next, eased((step + 1) / (SLIDE_FRAMES + 1))),
          ms: SLIDE_FRAME_MS,
        }))
      : [];
    return [{ svg: framed(shot), ms: HOLD_MS }, ...slide];
  });
}

function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

function pushed(shot: string, next: string, share: number): string {
  const left = Math.round(-share * FILM_SIZE.width);
  return framed(
    `<g transform="translate(${left} 0)">${shot}</g><g transform="translate(${left + FILM_SIZE.width} 0)">${next}</g>`,
  );
}

function framed(body: string): string {
  const { width, height } = FILM_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
