/** `/retragere`, linked in the footer of every page; `?comanda=` selects an order of the account. */
export const WITHDRAWAL_PAGE = "/retragere";

/** Returns the withdrawal address of an account's order. */
export function withdrawalOf(randomId: string): string {
  return `${WITHDRAWAL_PAGE}?comanda=${encodeURIComponent(randomId)}`;
}

/**
 * Steps: `review` shows order and person, `confirm` sends; `edit` returns from the review; `account` follows
 * at the end.
 */
export const WITHDRAWAL_INTENT = {
  review: "review",
  edit: "edit",
  confirm: "confirm",
  account: "account",
} as const;
