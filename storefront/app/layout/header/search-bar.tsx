import { Search, X } from "lucide-react";
import type { FocusEvent } from "react";
import { useRef } from "react";
import styles from "./search-bar.module.css";
import { SearchForm } from "./search-form.tsx";
import { texts } from "./texts.ts";

const BAR = "header-search";

/** The search field in the header's row, shown from 768 px on. */
export function SearchBar() {
  return (
    <div className={styles["search-bar"]}>
      <SearchForm label={texts.submitSearch} suggests />
    </div>
  );
}

/**
 * Button that opens the search bar, shown below 768 px (B-102). It uses a popover, which works without
 * JavaScript.
 */
export function SearchPopover() {
  const bar = useRef<HTMLDivElement>(null);
  const close = (): void => bar.current?.hidePopover();

  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={BAR} aria-label={texts.openSearch}>
        <Search aria-hidden size={22} />
      </button>
      <div ref={bar} id={BAR} popover="auto" className={styles.popover} onBlur={onBlur}>
        <SearchForm label={texts.submitSearch} suggests takesFocus onLeave={close} />
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
    </>
  );
}
