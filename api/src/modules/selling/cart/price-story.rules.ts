import { formatOfficeLei } from "../../../text/money.ts";

export interface PriceFacts {
  listBani: number;
  askedBani: number;
  /** Prior price of the reduction; null if no prior price may be shown. */
  oldBani: number | null;
  /** Running promotions with their prices; the best one is first. */
  reductions: readonly { name: string; bani: number }[];
}

/**
 * Returns Romanian sentences that explain a price to staff. Only the best promotion applies; promotions are never
 * combined.
 */
export function priceStory({ listBani, askedBani, oldBani, reductions }: PriceFacts): string[] {
  const [winner, ...otherReductions] = reductions;
  const story = [`Preț de listă: ${formatOfficeLei(listBani)}.`];
  if (!winner) return [...story, "Acum nu se aplică nicio promoție."];
  const wins = otherReductions.length > 0 ? ": este cea mai mare reducere, deci se aplică" : "";
  story.push(`Cu promoția „${winner.name}”, prețul este ${formatOfficeLei(winner.bani)}${wins}.`);
  for (const { name, bani } of otherReductions)
    story.push(`Cu promoția „${name}”, prețul ar fi ${formatOfficeLei(bani)}: reducerile nu se cumulează.`);
  if (askedBani < listBani)
    story.push(
      oldBani === null
        ? "Nu se afișează un preț vechi: prețul nu este sub cel mai mic din ultimele 30 de zile."
        : `Se afișează redus de la ${formatOfficeLei(oldBani)}, cel mai mic preț din cele 30 de zile anterioare.`,
    );
  return story;
}

interface VoucherShare {
  code: string;
  applies: boolean;
  deliversFree: boolean;
  discountBani: number;
}

/**
 * Returns a voucher's effect on one line, in Romanian. Empty if it does not apply to the cart or only makes delivery
 * free.
 */
export function voucherStory({ code, applies, deliversFree, discountBani }: VoucherShare): string[] {
  if (!applies || deliversFree) return [];
  return discountBani > 0
    ? [
        `Voucherul ${code} scade prețul acestui produs cu ${formatOfficeLei(discountBani)}, după aplicarea promoțiilor.`,
      ]
    : [`Voucherul ${code} nu se aplică acestui produs.`];
}
