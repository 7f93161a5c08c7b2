import { Play, ZoomIn } from "lucide-react";
import { Suspense, lazy, useRef, useState } from "react";
import { pictureAt } from "@curat/contract/media.values";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { loadChunk } from "../../navigation/load-chunk.ts";
import { FILM_TAB_ID } from "./film-tab.ts";
import styles from "./gallery.module.css";
import { texts } from "./texts.ts";
import { useZoom } from "./use-zoom.ts";

const Zoom = lazy(() => loadChunk(() => import("./zoom.tsx")));

/** On a phone, the gallery's height limits the square pictures, so they are narrower than the window. */
const SIZES = "(min-width: 1274px) 640px, (min-width: 768px) 50vw, 72vw";

interface GalleryProps {
  pictures: string[];
  name: string;
  saves: number;
  hasFilm?: boolean;
}

export function Gallery({ pictures, name, saves, hasFilm = false }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const { zoomed, openZoom, closeZoom } = useZoom();

  function show(index: number): void {
    const { current: list } = track;
    list?.scrollTo({ left: index * list.clientWidth });
    setCurrent(index);
  }
  if (pictures.length === 0) return <div className={styles.none}>{texts.noPicture}</div>;
  return (
    <section className={styles.gallery} aria-label={texts.gallery}>
      <div className={styles.stage} data-morph="page">
        <ul
          ref={track}
          className={styles.track}
          data-slides
          onScroll={({ currentTarget: list }) => setCurrent(Math.round(list.scrollLeft / list.clientWidth))}
        >
          {pictures.map((picture, index) => (
            <li key={picture} id={anchor(index)} className={styles.slide}>
              <a
                href={pictureAt(picture, 1200)}
                data-reload
                aria-label={`${texts.zoom}: ${texts.picture(index + 1, pictures.length)}`}
                tabIndex={index === current ? undefined : -1}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey) return;
                  event.preventDefault();
                  openZoom(index);
                }}
              >
                <Picture
                  source={picture}
                  alt={index === 0 ? name : ""}
                  width={640}
                  height={640}
                  sizes={SIZES}
                  eager={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        {saves > 0 && (
          <span className={styles.saves} data-screen-only>
            <span aria-hidden>{texts.saves(saves)}</span>
            <span className="visually-hidden">{texts.savesSpoken(saves)}</span>
          </span>
        )}
        <ZoomIn className={styles.hint} aria-hidden size={22} data-screen-only />
      </div>
      {(pictures.length > 1 || hasFilm) && (
        <ul className={styles.thumbnails} data-screen-only>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <a
                href={`#${anchor(index)}`}
                aria-label={texts.picture(index + 1, pictures.length)}
                aria-current={index === current || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <Picture source={picture} alt="" width={96} height={96} />
              </a>
            </li>
          ))}
          {hasFilm && (
            // Has no accessible text, because the tab itself has the label "Video".
            <li>
              <label htmlFor={FILM_TAB_ID} className={styles.film}>
                <Picture source={pictures[0] ?? ""} alt="" width={96} height={96} />
                <Play aria-hidden size={20} />
              </label>
            </li>
          )}
        </ul>
      )}
      {zoomed !== undefined && (
        <Suspense>
          <Zoom
            pictures={pictures}
            name={name}
            first={zoomed}
            onClose={(last) => {
              closeZoom();
              show(last);
              // Focus the last viewed picture, because the picture that opened the zoom may have scrolled out
              // of view.
              track.current?.querySelectorAll("a")[last]?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function anchor(index: number): string {
  return `poza-${index + 1}`;
}
