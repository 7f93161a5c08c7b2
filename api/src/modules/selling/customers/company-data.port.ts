/** A company in the register. Missing values are empty. */
export interface RegisteredCompany {
  name: string;
  registryNumber: string;
  /** ISO 3166-2 county code without "RO-". */
  countyCode: string;
  /** As written in the register, such as "Mun. Cluj-Napoca" or "Sat Floreşti Com. Floreşti". */
  city: string;
  street: string;
  postcode: string;
  isVatPayer: boolean;
}

/**
 * Looks up a company by its CUI (only digits). Throws if the register is unreachable or its response is
 * invalid.
 */
export type CompanyRegister = (cui: string, now: Date) => Promise<RegisteredCompany | undefined>;
