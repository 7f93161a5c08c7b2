/** Who makes a product and who answers for it in the Union: pure. (law: GPSR) */
import { isOutsideUnion } from "@curat/contract/countries.values";

export interface Contact {
  name: string;
  /** Postal. */
  address: string;
  email: string;
}
export interface Maker extends Contact {
  /** ISO 3166-1; null where nobody said it. */
  country: string | null;
}

/** A maker, and who answers in the Union for what he makes. */
export interface Answerers {
  manufacturer: Maker;
  responsible: Contact | null;
}

/** What of them a product says itself; null where its brand's hold. */
export interface OwnAnswerers {
  manufacturer: Maker | null;
  responsible: Contact | null;
}

/** A maker of the product's own has none of the brand's: who answers for one need not answer for another. */
export function answerersOf(own: OwnAnswerers, brand: Answerers): Answerers {
  if (own.manufacturer) return { manufacturer: own.manufacturer, responsible: own.responsible };
  return { ...brand, responsible: own.responsible ?? brand.responsible };
}

/** True where the law wants somebody in the Union, and nobody is named. */
export function lacksResponsible({ manufacturer, responsible }: Answerers): boolean {
  return isOutsideUnion(manufacturer.country) && responsible === null;
}
