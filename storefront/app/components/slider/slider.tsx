import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import styles from "./slider.module.css";
import { useAutoplay } from "./use-autoplay.ts";
import { texts } from "./texts.ts";

interface SliderProps {
  label: string;
  className?: string;
  /** Interval between automatic moves, which visitors can pause. */
  autoplayMs?: number;
  /** Position of the buttons. Use `below` for pictures as wide as the page. */
  controls?: "beside" | "below";
  children: ReactNode;
}

/** How long before autoplay's first move the next picture starts to load. */
const LOADED_BEFORE_MS = 5_000;

export function Slider({ label, className = "", autoplayMs, controls = "beside", children }: SliderProps) {
  const track = useRef<HTMLUListElement>(null);
  const edges = useEdges(track);
  const { isPlaying, toggle, hold } = useAutoplay(autoplayMs, () => move(track.current, 1, "wrap"));
  const isNextSoon = useIsNextSoon(isPlaying ? autoplayMs : undefined);
  return (
    <div
      className={`${styles.slider} ${styles[controls]} ${className}`}
      data-next-soon={isNextSoon || undefined}
      {...hold}
    >
      <ul ref={track} className={styles.track} aria-label={label}>
        {children}
      </ul>
      <div className={styles.controls} hidden={edges.isStart && edges.isEnd}>
        {autoplayMs !== undefined && (
          <button
            type="button"
            className={styles.button}
            aria-label={isPlaying ? texts.pause : texts.play}
            onClick={toggle}
          >
            {isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          aria-label={texts.previous}
          aria-disabled={edges.isStart}
          onClick={() => move(track.current, -1)}
        >
          <ChevronLeft aria-hidden size={22} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={texts.next}
          aria-disabled={edges.isEnd}
          onClick={() => move(track.current, 1)}
        >
          <ChevronRight aria-hidden size={22} />
        </button>
      </div>
    </div>
  );
}

/**
 * Scrolls by the number of fully visible slides. With "wrap" it moves by one slide and returns to the start
 * after the last.
 */
function move(list: HTMLUListElement | null, direction: 1 | -1, atEnd?: "wrap"): void {
  const slide = list?.firstElementChild;
  if (!list || !slide) return;
  const gap = parseFloat(getComputedStyle(list).columnGap) || 0;
  const step = slide.getBoundingClientRect().width + gap;
  if (atEnd === "wrap") {
    const isEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    list.scrollTo({ left: isEnd ? 0 : list.scrollLeft + step });
  } else list.scrollBy({ left: direction * Math.max(1, Math.floor((list.clientWidth + gap) / step)) * step });
}

/** Returns true shortly before autoplay's first move, so that the next picture starts to load. */
function useIsNextSoon(everyMs: number | undefined): boolean {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setTimeout(() => setSoon(true), Math.max(0, everyMs - LOADED_BEFORE_MS));
    return () => clearTimeout(timer);
  }, [everyMs]);
  return isSoon;
}

function useEdges(track: React.RefObject<HTMLUListElement | null>) {
  const [edges, setEdges] = useState({ isStart: true, isEnd: false });
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    function measure(): void {
      if (!list) return;
      const isStart = list.scrollLeft < 2;
      const isEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
      setEdges((now) => (now.isStart === isStart && now.isEnd === isEnd ? now : { isStart, isEnd }));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", measure);
    };
  }, [track]);
  return edges;
}
