import { buttonClass } from "@curat/ui/button/button.tsx";
import { filterCount, writeAddress } from "./write-address.ts";
import type { ListingView } from "./listing-view.ts";
import styles from "./empty-listing.module.css";
import { texts } from "./texts.ts";

export function EmptyListing({ view }: { view: ListingView }) {
  const { address, rules, page } = view;
  const way = wayOut();
  return (
    <div className={`stack gap-4 bg-surface rounded-card text-center ${styles["empty-listing"]}`}>
      <p className="text-l bold">{texts.empty}</p>
      <p className={styles.hint}>{way.hint}</p>
      <a className={buttonClass("secondary")} href={way.url}>
        {way.label}
      </a>
    </div>
  );

  function wayOut() {
    if (page > 1) return { hint: texts.pageHint, label: texts.firstPage, url: writeAddress(address, rules) };
    if (filterCount(address) > 0) {
      return {
        hint: texts.clearHint,
        label: texts.clear,
        url: writeAddress({ ...address, selected: [], price: undefined }, rules),
      };
    }
    return { hint: texts.emptyHint, label: texts.home, url: "/" };
  }
}
