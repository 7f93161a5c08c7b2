/** Path of the withdrawal page, to which every footer links. `?comanda=` selects one of the customer's orders. */
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
