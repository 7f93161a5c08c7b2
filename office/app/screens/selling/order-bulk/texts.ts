import { countOf } from "@curat/contract/quantity-text.values";

const orders = (count: number) => (count === 1 ? "o comandă" : countOf(count, "comenzi"));

export const texts = {
  awb: (count: number) => `AWB pentru ${orders(count)}`,
  move: (count: number, status: string) => `${capital(orders(count))} în starea „${status}”`,
  leftOut: (count: number) =>
    `Alte ${orders(count)} din listă nu au fost procesate: repetă acțiunea pentru ele.`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
