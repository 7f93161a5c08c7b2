/**
 * Schema objects to be removed. Releases N and N+1 share one database during an upgrade, so a migration must
 * not remove anything that the previous release reads (docs/decisions/0101).
 * List an object here first, and remove it in a later release. Only a release X.0.0 may have a migration that
 * closes the shop and removes anything. `setup/check-migrations.ts` checks these lists.
 */

export interface Release {
  version: string;
  lastMigration: string;
}

export interface Contraction {
  /** `table`, `table.column`, or the name of a view, function, type or constraint. */
  what: string;
  /** The first release that no longer uses this object. */
  unusedSince: string;
  /** The migration that removes it; undefined while the removal is pending. */
  takenBy?: string;
}

export const RELEASES: readonly Release[] = [
  { version: "0.9.0", lastMigration: "0200_baseline" },
  { version: "1.0.0", lastMigration: "0205_review_reports_by_review" },
  { version: "2.0.0", lastMigration: "0221_cart_and_phone_indexes" },
];

export const CONTRACTIONS: readonly Contraction[] = [
  // The search index now handles all searches; version 0.9 still searched with SQL.
  { what: "product_read_words", unusedSince: "1.0.0" },
  // Redundant: the index orders_sold begins with the same columns.
  { what: "orders_placed", unusedSince: "2.0.0", takenBy: "0222_office_reads" },
  // Replaced by constraints that allow more values.
  { what: "order_entry_cause_check", unusedSince: "2.0.0", takenBy: "0304_reversed_receipts" },
  { what: "order_entry_method_check", unusedSince: "2.0.0", takenBy: "0304_reversed_receipts" },
  { what: "order_entry_sign", unusedSince: "2.0.0", takenBy: "0304_reversed_receipts" },
  { what: "order_entry_cause_check", unusedSince: "2.0.0", takenBy: "0338_bounced_refunds" },
  { what: "order_entry_sign", unusedSince: "2.0.0", takenBy: "0338_bounced_refunds" },
  { what: "payment_credit_amount_bani_check", unusedSince: "2.0.0", takenBy: "0339_bounced_credits" },
  { what: "marketplace_order_told_check", unusedSince: "2.0.0", takenBy: "0422_changed_emag_orders" },
  { what: "home_block_type_check", unusedSince: "2.0.0", takenBy: "0376_home_buckets" },
  { what: "orders_order_type_check", unusedSince: "2.0.0", takenBy: "0382_marketplace" },
  // Redundant: order_entry_account, orders_open_amount and seap_item_listed begin with the same columns.
  { what: "order_entry_order", unusedSince: "2.0.0", takenBy: "0306_indexes_of_office_lists" },
  { what: "orders_open", unusedSince: "2.0.0", takenBy: "0306_indexes_of_office_lists" },
  { what: "seap_item_ends_on", unusedSince: "2.0.0", takenBy: "0306_indexes_of_office_lists" },
  // Replaced by the tables receipt_order and receipt_order_piece, because a receipt may cover several purchase orders.
  { what: "receipt.purchase_order_id", unusedSince: "2.0.0", takenBy: "0319_orders_of_receipts" },
  {
    what: "receipt_line.purchase_order_line_id",
    unusedSince: "2.0.0",
    takenBy: "0322_orders_of_receipt_lines",
  },
  // Redundant: supplier_offer_best and orders_sold begin with the same columns.
  { what: "supplier_offer_product", unusedSince: "2.0.0", takenBy: "0314_indexes_of_waiting_lists" },
  { what: "orders_sales", unusedSince: "2.0.0", takenBy: "0315_indexes_of_figures" },
  // Replaced by orders_sold_net, which begins with the same columns.
  { what: "orders_sold", unusedSince: "2.0.0", takenBy: "0406_indexes_of_net_sales" },
  // Replaced by orders_buyers, which begins with the same columns.
  { what: "orders_sold_net", unusedSince: "2.0.0", takenBy: "0416_index_of_buyers" },
];

const CLOSES = /^-- closes the shop\b/;

/** Returns whether a migration requires every earlier release to stop, as declared in its first line. */
export function closesShop(text: string): boolean {
  return CLOSES.test(text);
}

/**
 * Returns the last migration of the earliest version that can still run after this migration; undefined if
 * any version can.
 */
export function runsFrom(
  { name: migration, text }: { name: string; text: string },
  contractions: readonly Contraction[] = CONTRACTIONS,
  releases: readonly Release[] = RELEASES,
): string | undefined {
  if (closesShop(text)) return migration;
  const needed = contractions
    .filter(({ takenBy }) => takenBy === migration)
    .flatMap(
      ({ unusedSince }) => releases.find(({ version }) => version === unusedSince)?.lastMigration ?? [],
    );
  return needed.sort().at(-1);
}
