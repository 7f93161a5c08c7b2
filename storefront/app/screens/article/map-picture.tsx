import styles from "./office-map.module.css";
import { texts } from "./texts.ts";

/** Each block of buildings between the streets: left, top, width, height. */
const BLOCKS = [
  [20, 18, 118, 66],
  [160, 18, 84, 66],
  [20, 106, 118, 78],
  [160, 106, 84, 34],
  [160, 152, 84, 32],
  [272, 106, 96, 78],
  [396, 18, 70, 66],
  [486, 18, 94, 66],
  [396, 106, 184, 34],
  [20, 206, 118, 78],
  [160, 206, 84, 78],
  [396, 206, 70, 78],
] as const;
const ROADS = ["M0 95H600", "M0 195H600", "M149 0V300", "M258 0V300", "M382 0V300", "M476 0V95"];
const AVENUES = ["M0 238C140 214 220 220 330 196S520 132 600 128", "M258 0V300"];

/** Stylised drawing of streets with a pin, shown instead of a map. */
export function MapPicture() {
  return (
    <svg
      className="w-full h-full"
      viewBox="0 0 600 300"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={texts.mapPicture}
    >
      <rect className={styles.ground} width="600" height="300" />
      {BLOCKS.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} className={styles.block} {...{ x, y, width, height }} rx="4" />
      ))}
      <rect className={styles.park} x="272" y="14" width="96" height="72" rx="14" />
      <path className={styles.park} d="M484 206H600V300H500Q478 250 484 206Z" />
      <path className={styles.water} d="M430 320C450 250 520 230 620 236" />
      {ROADS.map((d) => (
        <path key={d} className={styles.road} d={d} />
      ))}
      {AVENUES.map((d) => (
        <path key={d} className={`${styles.road} ${styles.avenue}`} d={d} />
      ))}
      <ellipse className={styles.shade} cx="312" cy="172" rx="15" ry="5" />
      <path className={styles.pin} d="M312 172C296 148 286 136 286 120a26 26 0 1 1 52 0c0 16-10 28-26 52Z" />
      <circle className={styles.hole} cx="312" cy="120" r="10" />
    </svg>
  );
}
