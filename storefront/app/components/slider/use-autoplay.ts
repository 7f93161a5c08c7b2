import { useEffect, useRef, useState, useSyncExternalStore } from "react";

const STILL = "(prefers-reduced-motion: reduce)";

/** Event handlers that pause autoplay while the slider has the pointer or the focus. */
interface Hold {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Calls `advance` at an interval, except while the window is hidden or if the visitor prefers reduced motion.
 */
export function useAutoplay(
  everyMs: number | undefined,
  advance: () => void,
): { isPlaying: boolean; toggle: () => void; hold: Hold } {
  const isStill = useSyncExternalStore(subscribe, prefersStill, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const isPlaying = chosen ?? (everyMs !== undefined && !isStill);
  const [isPaused, setPaused] = useState(false);
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    if (everyMs === undefined || !isPlaying || isPaused) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isPlaying, isPaused]);
  const hold = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
  return { isPlaying, toggle: () => setChosen(!isPlaying), hold: everyMs === undefined ? NOTHING : hold };
}

const noop = (): void => undefined;
const NOTHING: Hold = { onPointerEnter: noop, onPointerLeave: noop, onFocus: noop, onBlur: noop };

function prefersStill(): boolean {
  return matchMedia(STILL).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
