/** The parties of an invoice as e-Factura wants them: pure. (specification: e-Factura, the document) */
import { cuiDigits } from "@curat/contract/cui.values";
import type { InvoiceDocument, InvoiceParty, PostalAddress } from "../invoice-document.ts";
import type { Cut, EAddress, EParty } from "./e-document.ts";
import { fitted, LIMITS, splitAt } from "./text-limits.rules.ts";
import { plainText } from "./xml.ts";

/** What stands for the personal number of a buyer who gave none. */
const NO_PERSONAL_NUMBER = "0000000000000";

/** The seller with the number that opens e-Factura, the trade register and the capital. */
export function sellerParty(seller: InvoiceDocument["seller"], cuts: Cut[]): EParty {
  const { registry, capital } = seller;
  const words = [registry, capital && `Capital social: ${capital}`].filter((part) => part !== "");
  return {
    ...partyOf(seller, "seller", cuts),
    legalId: cuiDigits(seller.cui),
    register: fitted(words.join("; "), LIMITS.legalForm, { field: "seller.register", cuts }),
  };
}

/** A firm or an institution by its fiscal code; a person, who is not asked for a number, by thirteen zeros. */
export function buyerParty(buyer: InvoiceParty, cuts: Cut[]): EParty {
  return {
    ...partyOf(buyer, "buyer", cuts),
    legalId: buyer.cui === "" ? NO_PERSONAL_NUMBER : cuiDigits(buyer.cui),
    register: fitted(buyer.registry, LIMITS.reference, { field: "buyer.register", cuts }),
  };
}

function partyOf(party: InvoiceParty, side: string, cuts: Cut[]): Omit<EParty, "legalId" | "register"> {
  const { name, cui, isVatPayer, address, phone, email } = party;
  const fit = (text: string, max: number, field: string) =>
    fitted(text, max, { field: `${side}.${field}`, cuts });
  return {
    name: fit(name, LIMITS.partyName, "name"),
    vatId: isVatPayer === true && cui !== "" ? `RO${cuiDigits(cui)}` : null,
    address: addressOf(address, side, cuts),
    phone: fit(phone, LIMITS.phone, "phone"),
    email: fit(email, LIMITS.email, "email"),
  };
}

function addressOf(address: PostalAddress, side: string, cuts: Cut[]): EAddress {
  const reported = (field: string) => ({ field: `${side}.address.${field}`, cuts });
  const [street, more] = splitAt(address.street ?? "", LIMITS.street);
  const county = address.countyCode ?? "";
  const city = county === "RO-B" ? (sectorOf(address) ?? address.city) : address.city;
  return {
    street,
    streetMore: fitted(more, LIMITS.streetMore, reported("street")),
    city: fitted(city ?? "", LIMITS.city, reported("city")),
    postcode: fitted(address.postcode ?? "", LIMITS.postcode, reported("postcode")),
    county,
    country: address.country,
  };
}

/**
 * "SECTOR3" of an address in Bucharest: by its locality ("Sectorul 3"), else by words in its street, else by its
 * postcode, whose second digit is the sector; undefined where none of them tells it.
 */
export function sectorOf({
  city,
  street,
  postcode,
}: Pick<PostalAddress, "city" | "street" | "postcode">): string | undefined {
  const [, named] =
    /\bsect(?:or(?:ul)?)?[\s.:]*([1-6])\b/i.exec(plainText(`${city ?? ""} ${street ?? ""}`)) ?? [];
  const [, coded] = /^0([1-6])\d{4}$/.exec((postcode ?? "").trim()) ?? [];
  const sector = named ?? coded;
  return sector && `SECTOR${sector}`;
}
