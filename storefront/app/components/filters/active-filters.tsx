import { X } from "lucide-react";
import { filterCount, PLACES, toggled, writeAddress } from "../listing/write-address.ts";
import type { ListingView } from "../listing/listing-view.ts";
import styles from "./active-filters.module.css";
import { readPrice } from "./price-range.ts";
import { texts } from "./texts.ts";

/** The active filters, with links that remove one or all of them (B-063; look: Rules of the house). */
export function ActiveFilters({ view }: { view: ListingView }) {
  const { address, rules, filters, price } = view;
  if (filterCount(address) === 0) return null;
  const chips = filters.flatMap(({ name, values }) =>
    values
      .filter(({ isOn }) => isOn)
      .map(({ name: value, url }) => ({
        label: `${name}: ${value}`,
        href: writeAddress(toggled(address, url), rules),
      })),
  );
  if (address.price) {
    const { from, to } = readPrice(address.price);
    const label = `${price?.name ?? texts.priceFilter}: ${texts.price(from, to)}`;
    chips.push({ label, href: writeAddress({ ...address, price: undefined }, rules) });
  }
  return (
    <ul
      className={`row items-center gap-2 m-0 scroll-x ${styles["active-filters"]}`}
      aria-label={texts.active}
    >
      {chips.map(({ label, href }) => (
        <li className="flex-none" key={label}>
          <a className={styles.chip} href={`${href}#${PLACES.results}`} data-stay rel="nofollow">
            <span className="visually-hidden">{texts.remove} </span>
            <span className="nowrap">{label}</span>
            <X className="flex-none" aria-hidden size={16} />
          </a>
        </li>
      ))}
      <li className="flex-none">
        <ClearFilters view={view} />
      </li>
    </ul>
  );
}

/** Link to the list without filters. Keeps the sort order. */
export function ClearFilters({ view: { address, rules } }: { view: ListingView }) {
  const href = writeAddress({ ...address, selected: [], price: undefined }, rules);
  return (
    <a
      className={`inline-row items-center text-s bold ${styles.clear}`}
      href={`${href}#${PLACES.results}`}
      data-stay
    >
      {texts.clear}
    </a>
  );
}
