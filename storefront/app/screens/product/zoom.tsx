import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { closeDialog, closeHandlers, openDialog } from "@curat/ui/dialog/open-dialogs.ts";
import { pictureAt } from "@curat/contract/media.values";
import { texts } from "./texts.ts";
import styles from "./zoom.module.css";

interface ZoomProps {
  pictures: string[];
  name: string;
  first: number;
  onClose: (last: number) => void;
}

/** Shows the pictures at the window's size. A click doubles the size (requirements: B15). */
export default function Zoom({ pictures, name, first, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  const [isLarge, setLarge] = useState(false);
  const [loaded, setLoaded] = useState<string>();
  const picture = pictures[index];
  // Closes the dialog in a layout effect's cleanup, while its element still exists, so that the focus can be
  // restored.
  useLayoutEffect(() => {
    if (dialog.current) return openDialog(dialog.current);
  }, []);

  function turn(by: number): void {
    setIndex((now) => (now + by + pictures.length) % pictures.length);
    setLarge(false);
  }
  function toggleLarge(): void {
    setLarge(!isLarge);
    requestAnimationFrame(() => {
      const { current: view } = stage;
      view?.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2);
    });
  }
  function press({ key }: KeyboardEvent): void {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  }
  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={`${name}: ${texts.picture(index + 1, pictures.length)}`}
      {...closeHandlers(() => onClose(index))}
      onKeyDown={isLarge ? undefined : press}
    >
      <div ref={stage} className={`${styles.stage} ${isLarge ? styles.large : ""}`}>
        <button
          type="button"
          className={styles.picture}
          aria-label={texts.zoom}
          aria-pressed={isLarge}
          onClick={toggleLarge}
        >
          {picture && (
            <img
              key={picture}
              src={pictureAt(picture, 1200)}
              alt={name}
              width={1200}
              height={1200}
              onLoad={() => setLoaded(picture)}
              onError={() => setLoaded(picture)}
            />
          )}
        </button>
      </div>
      {loaded !== picture && <output className={styles.loading}>{texts.pictureLoads}</output>}
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label={texts.previous}
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden size={28} />
          </button>
          <button type="button" className={styles.next} aria-label={texts.next} onClick={() => turn(1)}>
            <ChevronRight aria-hidden size={28} />
          </button>
          <output className={styles.count}>{texts.picture(index + 1, pictures.length)}</output>
        </>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={texts.close}
        onClick={() => closeDialog(dialog.current)}
      >
        <X aria-hidden size={24} />
      </button>
    </dialog>
  );
}
