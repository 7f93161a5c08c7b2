import { X } from "lucide-react";
import { useEffect } from "react";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { filterCount, PLACES, writeAddress } from "../listing/write-address.ts";
import type { ListingAddress } from "../listing/write-address.ts";
import type { ListingView } from "../listing/listing-view.ts";
import { ClearFilters } from "./active-filters.tsx";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filter-panel.module.css";
import { keepFocusInside, releaseFocus } from "./keep-focus-inside.ts";
import { PriceFilter } from "./price-filter.tsx";
import { useShownFilters } from "./shown-filters.ts";
import { texts } from "./texts.ts";

const OPEN_GROUPS = 4;

interface FilterPanelProps {
  view: ListingView;
  address: ListingAddress;
  onChoose: (next: ListingAddress) => void;
}

/** The filters: a sticky column from 991 px on, and a popover drawer in narrower windows (B-057). */
export function FilterPanel({ view, address, onChoose }: FilterPanelProps) {
  const id = PLACES.filters;
  const filters = useShownFilters(view);
  useEffect(() => releaseFocus, []);
  const shownAt = writeAddress(view.address, view.rules, view.page);
  return (
    <aside
      id={id}
      popover="auto"
      data-back-closes
      className={styles["filter-panel"]}
      aria-label={texts.filters}
      onBeforeToggle={(event) => event.newState === "closed" && releaseFocus()}
      onToggle={(event) => event.newState === "open" && keepFocusInside(event.currentTarget)}
    >
      <div className={styles.head}>
        <h2 className="flex-1 text-l">{texts.filters}</h2>
        {filterCount(address) > 0 && <ClearFilters view={view} />}
        <button
          type="button"
          className={`bare place-center rounded ${styles.close}`}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts.close}
        >
          <X aria-hidden size={22} />
        </button>
        <a
          className={`bare place-center rounded pointer ${styles.close} ${styles.leave}`}
          href={`#${PLACES.results}`}
          aria-label={texts.close}
        >
          <X aria-hidden size={22} />
        </a>
      </div>
      <div className={styles.groups}>
        {view.price && (
          <PriceFilter price={view.price} address={address} rules={view.rules} onChoose={onChoose} />
        )}
        {filters.map((filter, index) => (
          <FilterGroup
            key={filter.id}
            filter={filter}
            address={address}
            rules={view.rules}
            isFirst={index < OPEN_GROUPS}
            shownAt={shownAt}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.see}>
          {texts.see(view.total)}
        </Button>
        <a className={`${buttonClass()} ${styles.see} ${styles.leave}`} href={`#${PLACES.results}`}>
          {texts.see(view.total)}
        </a>
      </div>
    </aside>
  );
}
