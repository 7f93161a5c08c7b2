import { hasVatPrefix } from "@curat/contract/cui.values";
import type { Settings } from "@curat/contract/settings";
import type { SellerVat } from "../../platform/settings/index.ts";
import type { Order } from "../../selling/orders/index.ts";
import { countyIso } from "./invoice-codes.ts";
import type { InvoiceDocument, InvoiceParty, PostalAddress } from "./invoice-document.ts";

/** Returns the seller from the settings. The address is printed as the shop wrote it. */
export function sellerOf(
  seller: Settings["INVOICE"],
  vat?: Pick<SellerVat, "status" | "hasChanged">,
): InvoiceDocument["seller"] {
  const cui = cuiOn(seller.cui ?? "", vat);
  const { company, registry = "", bank = "", iban = "", capital = "" } = seller;
  const parts = partsOf({ ...seller, countyCode: countyIso(seller.countyCode) });
  const text = seller.address === "" ? wordsOf(parts) : seller.address;
  return {
    name: company,
    cui,
    isVatPayer: cui === "" ? null : hasVatPrefix(cui),
    registry,
    address: { text, ...parts },
    bank,
    iban,
    phone: seller.tel,
    email: seller.email,
    capital,
  };
}

/**
 * Returns a CUI with or without RO, according to the dated VAT statuses. Without such statuses, returns it as
 * written.
 */
function cuiOn(written: string, vat: Pick<SellerVat, "status" | "hasChanged"> | undefined): string {
  if (!vat?.hasChanged || written === "") return written;
  const bare = written.replace(/^\s*ro\s*/i, "");
  return vat.status === "not_registered" ? bare : `RO${bare}`;
}

/** Returns the party to invoice: the company for a business order, otherwise the person. */
export function buyerOf(order: Order): InvoiceParty {
  const { company, phone, email } = order;
  const parts = partsOf({
    street: order.invoiceStreet,
    city: order.invoiceCity,
    county: order.invoiceCounty,
    countyCode: countyIso(order.invoiceCountyCode),
    postcode: order.invoicePostcode,
  });
  const address = { text: wordsOf(parts), ...parts };
  const nothing = { cui: "", isVatPayer: false, registry: "", bank: "", iban: "" };
  if (!company) return { name: `${order.firstName} ${order.lastName}`, ...nothing, address, phone, email };
  const { name, cui, registryNumber: registry, bank, iban } = company;
  // Many registered companies omit RO, so a CUI without RO says nothing about their status.
  return { name, cui, isVatPayer: hasVatPrefix(cui) || null, registry, address, bank, iban, phone, email };
}

type Parts = Omit<PostalAddress, "text">;

function partsOf({
  street,
  city,
  county,
  countyCode,
  postcode,
}: {
  [Part in Exclude<keyof Parts, "country">]?: string | null | undefined;
}): Parts {
  const known = (text: string | null | undefined): string | null => text || null;
  return {
    street: known(street),
    city: known(city),
    county: known(county),
    countyCode: known(countyCode),
    postcode: known(postcode),
    country: "RO",
  };
}

/** Returns an address such as "Piața Mică 2, Alba Iulia, jud. Alba". */
function wordsOf({ street, city, county }: Parts): string {
  const inCounty = county === null || county === "București" ? county : `jud. ${county}`;
  return [street, city, inCounty].filter((part) => part !== null).join(", ");
}
