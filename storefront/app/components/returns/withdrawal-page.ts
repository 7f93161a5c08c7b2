/** The footer of every page links to this page. `?comanda=` selects an order of the account. */
export const WITHDRAWAL_PAGE = "/retragere";

/** Returns the path for withdrawing from an order. */
export function withdrawalOf(randomId: string): string {
  return `${WITHDRAWAL_PAGE}?comanda=${encodeURIComponent(randomId)}`;
}

/** `review` shows the second step, `edit` returns to the first, and `confirm` declares the withdrawal. */
export const WITHDRAWAL_INTENT = {
  review: "review",
  edit: "edit",
  confirm: "confirm",
  account: "account",
} as const;
