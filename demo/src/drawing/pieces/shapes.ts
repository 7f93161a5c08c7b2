import { num } from "../pen.ts";

/** A corner of an outline; the third number rounds it. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** A closed outline through corners, each rounded by its radius as far as its edges allow. */
export function outline(corners: readonly Corner[]): string {
  const count = corners.length;
  const at = (index: number): Corner => corners[(index + count) % count] ?? [0, 0];
  let d = "";
  for (let index = 0; index < count; index++) {
    const [x, y, radius = 0] = at(index);
    const towards = (other: Corner): [number, number] => {
      const length = Math.hypot(other[0] - x, other[1] - y) || 1;
      const share = Math.min(radius, length / 2) / length;
      return [x + (other[0] - x) * share, y + (other[1] - y) * share];
    };
    const [fromX, fromY] = towards(at(index - 1));
    const [toX, toY] = towards(at(index + 1));
    d += `${index === 0 ? "M" : "L"}${num(fromX)} ${num(fromY)}`;
    if (radius > 0) {
      // 0.56 along the way to the corner gives a near-circular arc at right angles
      const bend = (ax: number, ay: number): string =>
        `${num(ax + (x - ax) * 0.56)} ${num(ay + (y - ay) * 0.56)}`;
      d += `C${bend(fromX, fromY)} ${bend(toX, toY)} ${num(toX)} ${num(toY)}`;
    }
  }
  return `${d}Z`;
}

/** Half width at a height, listed from top to bottom. */
export type Profile = readonly (readonly [halfWidth: number, y: number, radius?: number])[];

/** The outline of a turned body (bottle, cap) standing at x = cx. */
export function turned(profile: Profile, cx = 0): string {
  const right: Corner[] = profile.map(([half, y, radius]) => [cx + half, y, radius]);
  const left: Corner[] = profile.map(([half, y, radius]): Corner => [cx - half, y, radius]).reverse();
  return outline([...right, ...left]);
}

/** A strip on a turned body between two shares of its half width (-1 left edge, 1 right edge). */
export function strip(profile: Profile, from: number, to: number, cx = 0): string {
  const edge = (share: number): Corner[] =>
    profile.map(([half, y, radius]) => [cx + half * share, y, radius]);
  return outline([...edge(to), ...edge(from).reverse()]);
}

/** The part of a profile between two heights; the cut edges are straight. */
export function slice(profile: Profile, top: number, bottom: number): Profile {
  const halfAt = (y: number): number => {
    for (let index = 1; index < profile.length; index++) {
      const [upper, lower] = [profile[index - 1], profile[index]];
      if (upper && lower && y >= upper[1] && y <= lower[1]) {
        return lower[1] === upper[1]
          ? lower[0]
          : upper[0] + ((lower[0] - upper[0]) * (y - upper[1])) / (lower[1] - upper[1]);
      }
    }
    return profile.at(-1)?.[0] ?? 0;
  };
  const kept = profile.filter(([, y]) => y > top && y < bottom);
  return [[halfAt(top), top], ...kept, [halfAt(bottom), bottom]];
}

/** A rectangle, rounded at will. */
export function rect(x: number, y: number, w: number, h: number, radius = 0): string {
  return outline([
    [x, y, radius],
    [x + w, y, radius],
    [x + w, y + h, radius],
    [x, y + h, radius],
  ]);
}

/** An ellipse around its middle. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 1 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-rx * 2)} 0Z`;
}

/** A panel on a round body seen from a little above: its top and bottom edges sag. */
export function curvedPanel(x: number, y: number, w: number, h: number, sag: number, radius = 0): string {
  const r = Math.min(radius, w / 2, h / 2);
  const [l, t, b, rt] = [x, y, y + h, x + w];
  return (
    `M${num(l)} ${num(t + r)}Q${num(l)} ${num(t)} ${num(l + r)} ${num(t + sag * 0.12)}Q${num(x + w / 2)} ${num(t + sag * 2)} ${num(rt - r)} ${num(t + sag * 0.12)}Q${num(rt)} ${num(t)} ${num(rt)} ${num(t + r)}` +
    `V${num(b - r)}Q${num(rt)} ${num(b)} ${num(rt - r)} ${num(b + sag * 0.12)}Q${num(x + w / 2)} ${num(b + sag * 2)} ${num(l + r)} ${num(b + sag * 0.12)}Q${num(l)} ${num(b)} ${num(l)} ${num(b - r)}Z`
  );
}

/** One painted path. */
export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ""}/>`;
}

/** One stroked line. */
export function line(d: string, stroke: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${more ? ` ${more}` : ""}/>`;
}

/** A group, moved, scaled, turned. */
export function place(content: string, x: number, y: number, scale = 1, degrees = 0): string {
  const turn = degrees ? `rotate(${num(degrees)})` : "";
  const size = scale === 1 ? "" : `scale(${Math.round(scale * 10000) / 10000})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turn}${size}">${content}</g>`;
}
