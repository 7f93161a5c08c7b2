/** The footer of every page links to it. `?comanda=` selects an order of the account. */
export const WITHDRAWAL_PAGE = "/retragere";

/** Returns the address for withdrawing from an order. */
export function withdrawalOf(randomId: string): string {
  return `${WITHDRAWAL_PAGE}?comanda=${encodeURIComponent(randomId)}`;
}

/**
 * `review` shows order and person, `edit` returns to the form, and `confirm` sends it. `account` follows at
 * the end.
 */
export const WITHDRAWAL_INTENT = {
  review: "review",
  edit: "edit",
  confirm: "confirm",
  account: "account",
} as const;
