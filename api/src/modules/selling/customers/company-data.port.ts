/** The interface of a register that looks up companies by fiscal code; each provider has its own file. */

/** The data of a company in a register; missing values are empty. */
export interface RegisteredCompany {
  name: string;
  registryNumber: string;
  /** ISO 3166-2 county code without "RO-". */
  countyCode: string;
  /** The city as written in the register: "Mun. Cluj-Napoca", "Sat Floreşti Com. Floreşti". */
  city: string;
  street: string;
  postcode: string;
  isVatPayer: boolean;
}

/**
 * Looks up a company by fiscal code (digits only). Returns undefined if it is not in the register. Throws if
 * the register cannot be reached or its response is invalid.
 */
export type CompanyRegister = (cui: string, now: Date) => Promise<RegisteredCompany | undefined>;
