import { Picture } from "@curat/ui/picture/picture.tsx";
import styles from "./subcategories.module.css";
import { texts } from "./texts.ts";

interface Tile {
  name: string;
  url: string;
  count: number;
  picture: string | null;
}

const FOLDED_FROM = 3;
const PICTURE = 72;

/** Links to the subcategories (B-036): one scrolling row, which expands to tiles. */
export function Subcategories({ tiles }: { tiles: Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <nav className={`grid gap-x-3 gap-y-0 mb-3 ${styles.subcategories}`} aria-label={texts.subcategories}>
      <ul className={`row gap-2 m-0 scroll-x ${styles.tiles}`}>
        {tiles.map(({ name, url, count, picture }) => (
          <li className="flex-none min-w-0" key={url}>
            <a className={styles.tile} href={url || undefined}>
              {picture && <Picture source={picture} alt="" width={PICTURE} height={PICTURE} />}
              <span className={`cluster gap-x-2 gap-y-0 items-baseline min-w-0 ${styles.words}`}>
                <span className={`text-s bold break-anywhere ${styles.name}`}>{name}</span>
                <span className="muted text-xs">{texts.count(count)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {tiles.length >= FOLDED_FROM && (
        <details className={styles.toggle}>
          <summary className="row items-center text-s bold underline">
            <span className={styles.more}>{texts.more(tiles.length)}</span>
            <span className={styles.less}>{texts.less}</span>
          </summary>
        </details>
      )}
    </nav>
  );
}
