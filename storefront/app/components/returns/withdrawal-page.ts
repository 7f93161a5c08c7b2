/** Page to which every page's footer links. `?comanda=` selects an order of the customer. */
export const WITHDRAWAL_PAGE = "/retragere";

export function withdrawalOf(randomId: string): string {
  return `${WITHDRAWAL_PAGE}?comanda=${encodeURIComponent(randomId)}`;
}

/**
 * Submit buttons of a withdrawal: `review` opens the second step, `edit` returns to the first, and `confirm`
 * declares the withdrawal.
 */
export const WITHDRAWAL_INTENT = {
  review: "review",
  edit: "edit",
  confirm: "confirm",
  account: "account",
} as const;
