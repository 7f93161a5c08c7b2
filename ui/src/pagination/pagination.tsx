import { ChevronLeft, ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { pageWindow, phonePages } from "./page-window.ts";
import styles from "./pagination.module.css";
import { texts } from "./texts.ts";

interface PaginationProps {
  current: number;
  last: number;
  /** Number of linked pages: 9 for listings, 5 for the blog, 10 for orders. */
  window: number;
  addressOf: (page: number) => string;
}

/** Links to a list's pages, fewer of them on phones (B-050). */
export function Pagination({ current, last, window, addressOf }: PaginationProps) {
  if (last <= 1) return null;
  const inWindow = new Set(pageWindow(current, last, window));
  const onPhones = phonePages(current, last);
  const pages = [...new Set([...inWindow, ...onPhones])].sort((a, b) => a - b);
  const followsGap = (page: number): boolean => {
    const place = onPhones.indexOf(page);
    return place > 0 && (onPhones[place - 1] ?? 0) < page - 1;
  };
  return (
    <nav aria-label={texts.label}>
      <ul className={styles.pagination}>
        {current > 1 && (
          <li data-shown="wide">
            <a href={addressOf(current - 1)} rel="prev" aria-label={texts.previous}>
              <ChevronLeft aria-hidden size={18} />
            </a>
          </li>
        )}
        {pages.map((page) => (
          <Fragment key={page}>
            {followsGap(page) && (
              <li className={styles.gap} aria-hidden>
                …
              </li>
            )}
            <li data-shown={shownOn(inWindow.has(page), onPhones.includes(page))}>
              <a
                href={addressOf(page)}
                aria-label={texts.page(page)}
                aria-current={page === current ? "page" : undefined}
              >
                {page}
              </a>
            </li>
          </Fragment>
        ))}
        {current < last && (
          <li data-shown="wide">
            <a href={addressOf(current + 1)} rel="next" aria-label={texts.next}>
              <ChevronRight aria-hidden size={18} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** "wide" means from 576 px, "phone" below, and undefined always. */
function shownOn(isInWindow: boolean, isOnPhones: boolean): "wide" | "phone" | undefined {
  if (isInWindow) return isOnPhones ? undefined : "wide";
  return "phone";
}
