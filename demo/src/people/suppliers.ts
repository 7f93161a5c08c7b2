/** Suppliers of the demo shop. Two of them also send e-Factura invoices. */
import type { SupplierImport } from "@curat/api";
import { cuiDigits } from "@curat/contract/cui.values";
import type { GrownProduct } from "../catalogue/grow.ts";
import { COMPANIES } from "./companies.ts";
import { SUPPLIERS } from "./received-invoices.ts";

export const PAPER_MILL = "Hârtie și Prosoape Exemplu S.R.L.";
export const IMPORTER = "Reinigung Beispiel GmbH";

interface Sold {
  code: string;
  /** Part of the names of the products that the supplier sells. */
  word: string;
  pack: number;
}

/** A supplier's net price as a share of the shop's price with VAT. */
const COST_SHARE = 0.56;
const EURO_LEI = 5.1;

const CHEMICALS: Sold[] = [
  { code: "CH-P05", word: "detergent pardoseli", pack: 1 },
  { code: "CH-D05", word: "degresant", pack: 1 },
  { code: "CH-S05", word: "săpun", pack: 1 },
];
const PAPER: Sold[] = [
  { code: "4001-12", word: "prosoape", pack: 12 },
  { code: "4002-24", word: "hârtie", pack: 24 },
];
const TOOLS: Sold[] = [
  { code: "MOP-40", word: "mop", pack: 6 },
  { code: "BUR-10", word: "bure", pack: 10 },
];

/** Returns the suppliers with offers of the shop's own products. */
export function supplierImports(own: readonly GrownProduct[]): SupplierImport[] {
  const { chemicals, packaging } = SUPPLIERS;
  const invoiced = (of: typeof chemicals | typeof packaging) => ({
    name: of.company,
    cui: cuiDigits(of.cui),
    register_number: of.registry,
    email: of.email,
    phone: of.tel,
    address: `${of.street}, ${of.city}, ${of.county}`,
  });
  return [
    {
      ...invoiced(chemicals),
      contact: "Ioana Stoica",
      payment_days: 30,
      lead_days: 5,
      minimum_order: 1500,
      offers: offersOf(own, CHEMICALS),
    },
    { ...invoiced(packaging), contact: "Radu Pintea", payment_days: 15, lead_days: 3, minimum_order: 500 },
    {
      name: PAPER_MILL,
      cui: "99003030",
      register_number: "J2016999203123",
      contact: "Anca Moga",
      email: "comenzi@hartie.example",
      phone: "+40 263 000 203",
      address: "Str. Morii nr. 8, Bistrița, Bistrița-Năsăud",
      payment_days: 30,
      lead_days: 7,
      minimum_order: 1000,
      offers: offersOf(own, PAPER),
    },
    // This supplier is also a customer on terms, for set-offs.
    {
      name: COMPANIES.pensiune.name,
      cui: COMPANIES.pensiune.cui,
      contact: "Mihai",
      payment_days: 30,
      note: "Cazarea echipei la târguri.",
    },
    {
      name: IMPORTER,
      cui: "",
      contact: "Julia Krämer",
      email: "export@reinigung.example",
      phone: "+49 30 0000 0204",
      address: "Beispielweg 12, 10115 Berlin, Germania",
      currency: "EUR",
      payment_days: 45,
      lead_days: 14,
      minimum_order: 750,
      note: "Livrează doar paleți întregi.",
      offers: offersOf(own, TOOLS, EURO_LEI),
    },
  ];
}

/**
 * Returns, for each sold item, an offer of the first product whose name contains its words. `rate` is the
 * value of the offer's currency in lei.
 */
function offersOf(own: readonly GrownProduct[], sold: readonly Sold[], rate = 1) {
  const taken = new Set<number>();
  return sold.flatMap(({ code, word, pack }) => {
    const found = own.find(({ product }) => !taken.has(product.id) && hasWords(product.name, word));
    if (!found) return [];
    taken.add(found.product.id);
    const pieceBani = (found.product.prices.at(-1)?.bani ?? 0) * COST_SHARE;
    const priceBani = Math.round((pieceBani * pack) / rate);
    return [{ productId: found.product.id, code, barcode: "", pack, priceBani, isPreferred: true }];
  });
}

function hasWords(name: string, words: string): boolean {
  return words.split(" ").every((word) => name.toLowerCase().includes(word));
}
