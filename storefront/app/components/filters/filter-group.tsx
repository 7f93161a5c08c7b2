import { useState } from "react";
import { toggled, writeAddress } from "../listing/listing-address.ts";
import type { AddressRules, ListingAddress } from "../listing/listing-address.ts";
import type { FilterView } from "../listing/listing-view.ts";
import styles from "./filter-group.module.css";
import { folded } from "./folded.ts";
import { texts } from "./texts.ts";

/** From as many values on a filter has a search box (B-066). */
const SEARCH_FROM = 10;

interface FilterGroupProps {
  filter: FilterView;
  address: ListingAddress;
  rules: AddressRules;
  isFirst: boolean;
}

/** One filter: each value's link takes it in or out and leads to the first page (B-062). */
export function FilterGroup({ filter, address, rules, isFirst }: FilterGroupProps) {
  const { name, values, isLinks } = filter;
  const [text, setText] = useState("");
  const chosen = values.filter(({ url }) => address.selected.includes(url)).length;
  // Decided once: a group does not close under the hand that takes out its last value.
  const [isOpen] = useState(isFirst || chosen > 0);
  const shown = text.trim() === "" ? values : values.filter((value) => folded(value.name).includes(folded(text.trim())));
  return (
    <details className={styles["filter-group"]} open={isOpen}>
      <summary className={styles.summary}>
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
          type="search"
          className={styles.search}
          aria-label={texts.searchIn(name)}
          placeholder={texts.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ul className={styles.values}>
        {shown.map(({ name: value, count, url }) => {
          const isOn = address.selected.includes(url);
          return (
            <li key={url}>
              <a
                className={isLinks ? styles.link : styles.value}
                href={isLinks ? url : writeAddress(toggled(address, url), rules)}
                data-value={isLinks ? undefined : url}
                rel={isLinks ? undefined : "nofollow"}
                aria-current={isOn || undefined}
              >
                <span className={styles.name}>{value}</span>
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </a>
            </li>
          );
        })}
        {shown.length === 0 && <li className={styles.nothing}>{texts.nothing}</li>}
      </ul>
    </details>
  );
}
