import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { use, useEffect, useRef, useState } from "react";
import type { AddressRules, ListingAddress } from "../listing/write-address.ts";
import type { ShownFilter } from "./shown-filters.ts";
import { FilterValues, CachedValuesContext } from "./filter-values.tsx";
import styles from "./filter-group.module.css";
import { folded } from "./folded.ts";
import { texts } from "./texts.ts";

/** Filters with this many values have a search box (B-066). */
const SEARCH_FROM = 10;
/** Number of values that are visible without scrolling in 200 px (B-068). */
const SHOWN_AT_ONCE = 4;

interface FilterGroupProps {
  filter: ShownFilter;
  address: ListingAddress;
  rules: AddressRules;
  isFirst: boolean;
  /** URL of the current page. Links that differ only in the query are relative to it. */
  shownAt: string;
}

export function FilterGroup({ filter, address, rules, isFirst, shownAt }: FilterGroupProps) {
  const { name, values, isLinks } = filter;
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // Reads text that was entered before hydration.
  useEffect(() => setText(field.current?.value ?? ""), []);
  const chosen = values.filter(({ url }) => address.selected.includes(url)).length;
  // Set on first render only, because the group must not close when its last value is deselected.
  const [isOpen] = useState(isFirst || chosen > 0);
  const shown =
    text.trim() === "" ? values : values.filter((value) => folded(value.name).includes(folded(text.trim())));
  const lines = { values: shown, address, rules, isLinks: isLinks === true, shownAt };
  const html = use(CachedValuesContext)?.(lines);
  // The list's click handler recognises filter links by `data-narrows`.
  const list = {
    className: isLinks ? styles.links : styles.values,
    "data-narrows": isLinks ? undefined : "",
  };
  return (
    <details className={styles["filter-group"]} open={isOpen}>
      <summary className={`row items-center gap-2 min-h-touch bold ${styles.summary}`}>
        {name}
        {chosen > 0 && (
          <span className={styles.chosen}>
            {chosen}
            <span className="visually-hidden"> {texts.chosen(chosen)}</span>
          </span>
        )}
      </summary>
      {values.length >= SEARCH_FROM && (
        <input
          ref={field}
          type="search"
          className={styles.search}
          aria-label={texts.searchIn(name)}
          placeholder={texts.search}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {html === undefined ? (
        <ul {...list}>
          <FilterValues {...lines} />
          {shown.length === 0 && <li className="hint px-0 py-2">{texts.nothing}</li>}
        </ul>
      ) : (
        <TrustedHtml as="ul" {...list} html={html} />
      )}
      {shown.length > SHOWN_AT_ONCE && (
        <label className={styles.all}>
          <input type="checkbox" />
          {texts.all(shown.length)}
        </label>
      )}
    </details>
  );
}
