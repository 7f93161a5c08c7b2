import { Search, X } from "lucide-react";
import type { FocusEvent, MouseEvent } from "react";
import { useRef } from "react";
import styles from "./search-bar.module.css";
import { SearchForm } from "./search-form.tsx";
import { texts } from "./texts.ts";

const BAR = "header-search";

/**
 * The header's search: in its row from 768 px, below it a bar over the page that a button opens and closes (B-102). The
 * same element is both: a popover opens, closes and hears Escape without script.
 */
export function SearchBar() {
  const bar = useRef<HTMLDivElement>(null);
  const close = (): void => bar.current?.hidePopover();

  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }
  return (
    <div ref={bar} id={BAR} popover="auto" className={styles["search-bar"]} onBlur={onBlur}>
      <SearchForm label={texts.submitSearch} suggests onLeave={close} />
      <button
        type="button"
        className={styles.close}
        popoverTarget={BAR}
        popoverTargetAction="hide"
        aria-label={texts.closeSearch}
      >
        <X aria-hidden size={22} />
      </button>
    </div>
  );
}

/** Opens and closes the bar; stands among the header's actions below 768 px. */
export function SearchToggle() {
  // Within the press itself: phones show their keyboard for no later focus.
  function openWithFocus(event: MouseEvent<HTMLButtonElement>): void {
    const bar = event.currentTarget.popoverTargetElement;
    if (!(bar instanceof HTMLElement)) return;
    event.preventDefault();
    bar.togglePopover();
    bar.querySelector("input")?.focus();
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      popoverTarget={BAR}
      aria-label={texts.openSearch}
      onClick={openWithFocus}
    >
      <Search aria-hidden size={22} />
    </button>
  );
}
