import { isOutsideUnion } from "@curat/contract/countries.values";

export interface Contact {
  name: string;
  address: string;
  email: string;
}
export interface Maker extends Contact {
  country: string | null;
}

export interface EconomicOperators {
  manufacturer: Maker;
  responsible: Contact | null;
}

/**
 * A null manufacturer means the brand's. A null responsible person also means the brand's, unless the product has its
 * own manufacturer.
 */
export interface OwnEconomicOperators {
  manufacturer: Maker | null;
  responsible: Contact | null;
}

/**
 * Returns the effective manufacturer and responsible person. A product with its own manufacturer does not
 * inherit the brand's responsible person.
 */
export function economicOperatorsOf(own: OwnEconomicOperators, brand: EconomicOperators): EconomicOperators {
  if (own.manufacturer) return { manufacturer: own.manufacturer, responsible: own.responsible };
  return { ...brand, responsible: own.responsible ?? brand.responsible };
}

/** Returns whether the law requires a responsible person in the EU and none is set. */
export function lacksResponsible({ manufacturer, responsible }: EconomicOperators): boolean {
  return isOutsideUnion(manufacturer.country) && responsible === null;
}
