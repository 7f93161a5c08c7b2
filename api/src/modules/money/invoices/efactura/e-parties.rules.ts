import { cuiDigits } from "@curat/contract/cui.values";
import type { InvoiceDocument, InvoiceParty, PostalAddress } from "../invoice-document.ts";
import type { Cut, EAddress, EParty } from "./e-document.ts";
import { fitted, LIMITS, splitAt } from "./text-limits.rules.ts";
import { plainText } from "./xml.ts";

const NO_PERSONAL_NUMBER = "0000000000000";

/** Returns the seller's identification and address. (specification: e-Factura, the document) */
export function sellerParty(seller: InvoiceDocument["seller"], cuts: Cut[]): EParty {
  const { registry, capital } = seller;
  const words = [registry, capital && `Capital social: ${capital}`].filter((part) => part !== "");
  return {
    ...partyOf(seller, "seller", cuts),
    legalId: cuiDigits(seller.cui),
    register: fitted(words.join("; "), LIMITS.legalForm, { field: "seller.register", cuts }),
  };
}

/**
 * Returns the buyer's identification and address. Individuals have thirteen zeros, because the shop does not ask for
 * personal numbers.
 */
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
 * Returns the sector of an address in Bucharest, such as "SECTOR3". Reads the city ("Sectorul 3"), then the street,
 * then the second digit of the postcode.
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
