import { useEffect, useId } from "react";
import { SORT_OPTIONS } from "@curat/contract/catalog.values";
import { Button } from "../button/button.tsx";
import { formTarget, writeAddress } from "../listing/listing-address.ts";
import type { ListingAddress } from "../listing/listing-address.ts";
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

/** The seven orders (B-051): goes there by itself with script, by its button without. */
export function SortSelect({ view, address, onOpen }: SortSelectProps) {
  const id = useId();
  const target = formTarget({ ...address, sort: undefined }, view.rules);
  useEffect(restoreSort, []);

  function change(slug: string): void {
    storeSort(slug);
    const chosen = sortOfSlug(slug);
    const sort = chosen === undefined ? undefined : sortForAddress(chosen, view.sortRule);
    onOpen(writeAddress({ ...address, sort }, view.rules));
  }
  return (
    <form className={styles["sort-select"]} action={target.action}>
      {target.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={styles.label} htmlFor={id}>
        {texts.sort}
      </label>
      <select
        id={id}
        name="sort"
        className={styles.select}
        key={view.sort}
        defaultValue={SORT_OPTIONS.find(({ value }) => value === view.sort)?.slug}
        onChange={(event) => change(event.target.value)}
      >
        {SORT_OPTIONS.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
      <Button look="secondary" className={styles.apply}>
        {texts.apply}
      </Button>
    </form>
  );
}
