import { ChevronLeft, ChevronRight } from "lucide-react";
import { pageWindow } from "./page-window.ts";
import styles from "./pagination.module.css";

interface PaginationProps {
  current: number;
  last: number;
  /** How many numbers are linked: 9 for listings, 5 for the blog, 10 for orders. */
  window: number;
  addressOf: (page: number) => string;
}

/** Links to the pages of a list; nothing for a list of one page. */
export function Pagination({ current, last, window, addressOf }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label="Pagini">
      <ul className={styles.pagination}>
        {current > 1 && (
          <li>
            <a href={addressOf(current - 1)} rel="prev" aria-label="Pagina anterioară">
              <ChevronLeft aria-hidden size={18} />
            </a>
          </li>
        )}
        {pageWindow(current, last, window).map((page) => (
          <li key={page} className={Math.abs(page - current) > 1 ? styles.far : undefined}>
            <a
              href={addressOf(page)}
              aria-label={`Pagina ${page}`}
              aria-current={page === current ? "page" : undefined}
            >
              {page}
            </a>
          </li>
        ))}
        {current < last && (
          <li>
            <a href={addressOf(current + 1)} rel="next" aria-label="Pagina următoare">
              <ChevronRight aria-hidden size={18} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
