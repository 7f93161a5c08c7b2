/** Who knows a company by its fiscal code; one provider a file. */

/** What a register tells of a company; empty where it tells nothing. */
export interface RegisteredCompany {
  name: string;
  registryNumber: string;
  /** ISO 3166-2 without RO-. */
  countyCode: string;
  /** As the register writes it: "Mun. Cluj-Napoca", "Sat Floreşti Com. Floreşti". */
  city: string;
  street: string;
  postcode: string;
  isVatPayer: boolean;
}

/**
 * Asks a register for the company of a fiscal code (digits alone); undefined when it knows none.
 * Throws when the register can not be asked or answers nonsense.
 */
export type CompanyRegister = (cui: string, now: Date) => Promise<RegisteredCompany | undefined>;
