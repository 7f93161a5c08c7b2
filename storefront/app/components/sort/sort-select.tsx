import { useEffect, useEffectEvent, useId, useRef } from "react";
import { BUCKET_SORT, KNOWN_SORTS, SORT_OPTIONS } from "@curat/contract/catalog.values";
import { Button } from "@curat/ui/button/button.tsx";
import { formTarget, PLACES, writeAddress } from "../listing/write-address.ts";
import type { ListingAddress } from "../listing/write-address.ts";
import type { ListingView } from "../listing/listing-view.ts";
import { sortForAddress, sortOfSlug } from "./sort-rule.ts";
import styles from "./sort-select.module.css";
import { restoreSort, storeSort } from "./stored-sort.ts";
import { texts } from "./texts.ts";

interface SortSelectProps {
  view: ListingView;
  address: ListingAddress;
  onOpen: (href: string) => void;
}

/** Select with the seven sort orders (B-051), and bucket price if a product in the list has one. */
export function SortSelect({ view, address, onOpen }: SortSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const options = view.hasBuckets || view.sort === BUCKET_SORT.value ? KNOWN_SORTS : SORT_OPTIONS;
  const shown = options.find(({ value }) => value === view.sort)?.slug;
  const target = formTarget({ ...address, sort: undefined }, view.rules);
  useEffect(restoreSort, []);

  function change(slug: string): void {
    // Sorting by bucket price is not remembered, because other lists may have no bucket prices.
    if (slug !== BUCKET_SORT.slug) storeSort(slug);
    const chosen = sortOfSlug(slug);
    const sort = chosen === undefined ? undefined : sortForAddress(chosen, view.sortRule);
    onOpen(writeAddress({ ...address, sort }, view.rules));
  }
  const takeEarly = useEffectEvent(() => {
    if (select.current && shown !== undefined && select.current.value !== shown) change(select.current.value);
  });
  // Reads an order that was chosen before hydration.
  useEffect(() => takeEarly(), []);
  return (
    <form
      className={`row flex-1 items-center gap-2 min-w-0 ${styles["sort-select"]}`}
      action={`${target.action}#${PLACES.results}`}
    >
      {target.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={styles.label} htmlFor={id}>
        {texts.sort}
      </label>
      <select
        ref={select}
        id={id}
        name="sort"
        // Prevents browsers from restoring an earlier choice, which would cause a navigation.
        autoComplete="off"
        className={styles.select}
        key={view.sort}
        defaultValue={shown}
        onChange={(event) => change(event.target.value)}
      >
        {options.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
      <Button variant="secondary" className={styles.apply}>
        {texts.apply}
      </Button>
    </form>
  );
}
