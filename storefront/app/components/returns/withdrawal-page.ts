/** `/retragere`, reached from the footer of every page; `?comanda=` names an order of the account. */
export const WITHDRAWAL_PAGE = "/retragere";

/** The address for an order of the account. */
export function withdrawalOf(randomId: string): string {
  return `${WITHDRAWAL_PAGE}?comanda=${encodeURIComponent(randomId)}`;
}

/** First what and who, then a separate yes; `edit` leads from the second back to the first. `account` comes after all. */
export const WITHDRAWAL_INTENT = {
  review: "review",
  edit: "edit",
  confirm: "confirm",
  account: "account",
} as const;
