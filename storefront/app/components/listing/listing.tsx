import { SlidersHorizontal } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { LIMITS } from "@curat/contract/limits.values";
import { isPlainClick } from "../../navigation/internal-link.ts";
import { parsePageAddress } from "./read-address.ts";
import { Button } from "@curat/ui/button/button.tsx";
import { DensityChoice } from "../density/density-choice.tsx";
import { ActiveFilters } from "../filters/active-filters.tsx";
import { FilterPanel } from "../filters/filter-panel.tsx";
import { Pagination } from "@curat/ui/pagination/pagination.tsx";
import { SortSelect } from "../sort/sort-select.tsx";
import { graphOf, itemList } from "../structured-data/graphs.ts";
import { StructuredData } from "../structured-data/structured-data.tsx";
import { LazyFamilyTable } from "../family-table/lazy-family-table.tsx";
import { EmptyListing } from "./empty-listing.tsx";
import { filterCount, PLACES, writeAddress } from "./write-address.ts";
import type { ListingView } from "./listing-view.ts";
import styles from "./listing.module.css";
import { ProductGrid } from "./product-grid.tsx";
import { countText, texts } from "./texts.ts";
import { roomOf } from "../zones/room-of.ts";
import { useTrackList } from "./use-track-list.ts";
import { useListingChoice } from "./use-listing-choice.ts";
import { texts as filterTexts } from "../filters/texts.ts";

interface ListingProps {
  view: ListingView;
  /** Missing for filtered lists and searches, which have no structured data. */
  canonical?: string;
  among?: ReactNode;
  children?: ReactNode;
}

/** The filters, sort order, density, products and pagination of a product list. */
export function Listing({ view, canonical, among, children }: ListingProps) {
  const choice = useListingChoice(view);
  const results = useResultsInView(view);
  useTrackList(view);
  const { address, isLoading, choose, open } = choice;
  const { cards, table, total, page, lastPage, rules } = view;
  const isEmpty = cards.length === 0 && !table;
  const hasFilters = view.filters.length > 0 || view.price !== undefined;
  const filtersOn = filterCount(address);
  const first = (page - 1) * view.perPage + 1;

  function onClick(event: MouseEvent<HTMLElement>): void {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>("[data-narrows] a, a[data-stay]")
        : null;
    if (!link || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const target = new URL(link.href);
    if (link.hasAttribute("data-stay")) return open(target.pathname + target.search);
    const { selected, price } = parsePageAddress(target);
    choose({ ...address, selected, price });
  }

  /** Toggles a filter value with the space key, because the values look like checkboxes. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== " " || !(event.target instanceof HTMLElement)) return;
    if (!event.target.matches("[data-narrows] a")) return;
    event.preventDefault();
    event.target.click();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- handles clicks of its links, which the keyboard also triggers
    <section
      className={[
        styles.listing,
        hasFilters && styles["with-filters"],
        filterCount(view.address) > 0 && styles.narrowed,
      ]
        .filter(Boolean)
        .join(" ")}
      aria-label={texts.products}
      aria-busy={isLoading || undefined}
      data-room={roomOf(cards)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {hasFilters && <FilterPanel view={view} address={address} onChoose={choose} />}
      <div className={styles.results}>
        <div className={styles.toolbar} ref={results} id={PLACES.results}>
          <h2 className={styles.count} tabIndex={-1} data-count aria-live="polite">
            {cards.length < total && cards.length > 0 && (
              <span className={styles.range}>{texts.range(first, first + cards.length - 1)}</span>
            )}
            {countText(total)}
            {table?.families !== undefined && ` ${texts.families(table.families)}`}
          </h2>
          {hasFilters && (
            <div className={styles.chips}>
              <ActiveFilters view={view} />
            </div>
          )}
          <DensityChoice view={view} onOpen={open} />
          {hasFilters && (
            <Button variant="secondary" className={styles.open} type="button" popoverTarget={PLACES.filters}>
              <SlidersHorizontal aria-hidden size={18} />
              {filterTexts.filters}
              {filtersOn > 0 && ` (${filtersOn})`}
            </Button>
          )}
          <SortSelect view={view} address={address} onOpen={open} />
        </div>
        {table && (
          <>
            <LazyFamilyTable
              key={writeAddress(view.address, rules, page)}
              rows={table.rows}
              sending={table.sending}
              isLoading={isLoading}
            />
            {among}
          </>
        )}
        {cards.length > 0 && (
          <ProductGrid
            key={writeAddress(view.address, rules, page)}
            cards={cards}
            hasFilters={hasFilters}
            isLoading={isLoading}
            among={among}
          />
        )}
        {isEmpty && <EmptyListing view={view} />}
        {!isEmpty && (
          <Pagination
            current={page}
            last={lastPage}
            window={LIMITS.paginationWindow}
            addressOf={(other) => writeAddress(view.address, rules, other)}
          />
        )}
        {children && <div className="mt-8">{children}</div>}
        {canonical && filtersOn === 0 && cards.length > 0 && (
          <StructuredData
            graph={
              import.meta.env.SSR
                ? graphOf(
                    itemList(
                      cards.map(({ url }) => url),
                      { canonical, first },
                    ),
                  )
                : undefined
            }
          />
        )}
      </div>
    </section>
  );
}

/**
 * Scrolls up to the list's start when a choice changes the list. Runs before paint, so that nothing jumps.
 */
function useResultsInView(view: ListingView) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = view;
    const isNewChoice =
      before !== view && before.page === view.page && before.address.path === view.address.path;
    if (!isNewChoice || sameChoice(before, view)) return;
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
    if (document.activeElement === document.body) {
      results.current?.querySelector<HTMLElement>("[data-count]")?.focus({ preventScroll: true });
    }
  }, [view]);
  return results;
}

function sameChoice(one: ListingView, other: ListingView): boolean {
  return writeAddress(one.address, one.rules) === writeAddress(other.address, other.rules);
}
