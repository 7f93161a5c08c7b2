/** Parses and formats single cells of product files; products.kind.ts validates whole rows. */
import { leiNumber } from "@curat/contract/lei.values";
import { doseIn, doseText } from "@curat/contract/dose-text.values";
import { countryCodeOf } from "@curat/contract/countries.values";
import { EMPTIED } from "@curat/contract/staff/exchange.values";
import type { StaffProductFields } from "@curat/contract/staff/products";
import { SEARCH_RESULT } from "@curat/contract/staff/search-result.values";
import { truthOf } from "@curat/contract/truth.values";
import { VAT_KIND_WORDS, type VatKind } from "@curat/contract/vat-kinds.values";
import type { SheetProduct } from "../../../catalogue/catalog/index.ts";
import { listOf, numberOf, pairsOf, sizeOf, wholeOf } from "./cell-values.ts";
import type { Cells, SheetCell, SheetColumn } from "./kind.ts";
import type { NameIndex } from "./name-index.ts";
import { SEARCH_NAMES } from "./search-names.ts";

export interface ProductNames {
  brands: NameIndex;
  categories: NameIndex;
  values: NameIndex;
}

type Field = keyof StaffProductFields;

export interface ProductColumn extends SheetColumn {
  key: string;
  /** Returns the value for the staff call: undefined if the cell cannot be parsed, null to empty the field. */
  read?: (text: string, names: ProductNames) => unknown;
  write: (product: SheetProduct, names: ProductNames) => SheetCell;
}

const text = (key: Field, label: string, more: Partial<ProductColumn> = {}): ProductColumn => ({
  key,
  label,
  read: (cell) => cell,
  write: ({ fields }) => fields[key] as string | null,
  ...more,
});
const whole = (key: Field, label: string, more: Partial<ProductColumn> = {}): ProductColumn => ({
  key,
  label,
  isNumber: true,
  read: wholeOf,
  write: ({ fields }) => fields[key] as number,
  ...more,
});
const lines = (key: Field, label: string, more: Partial<ProductColumn> = {}): ProductColumn => ({
  key,
  label,
  hint: "câte o adresă pe rând",
  read: listOf,
  write: ({ fields }) => (fields[key] as string[]).join("\n"),
  ...more,
});

function vatRateOf(cell: string): string {
  const known = Object.entries(VAT_KIND_WORDS).find(([, word]) => word === cell.toLowerCase());
  return known?.[0] ?? cell;
}

function quantityOf(cell: string): object | undefined {
  const [, number = "", unit = ""] = /^([\d.,]+)\s*(.+)$/.exec(cell) ?? [];
  const amount = numberOf(number, { areThousands: false });
  return amount === undefined
    ? undefined
    : { amount, unit: unit === "buc" ? "buc." : unit.replace("m2", "m²") };
}

function valuesOf(cell: string, { values }: ProductNames): number[] | undefined {
  const ids = cell
    .split(/\n|;/)
    .filter((one) => one.trim() !== "")
    .map((one) => values.idOf(one));
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  {
    key: "code",
    label: "Cod",
    names: ["cod produs", "sku", "code", "referinta", "product code", "model"],
    isKey: true,
    isProductCode: true,
    isNeeded: true,
    example: "DET-LAV-5L",
    write: ({ fields }) => fields.code,
  },
  text("name", "Nume", {
    names: ["denumire", "denumire produs", "nume produs", "produs", "name", "title", "titlu"],
    isNeeded: true,
    example: "Detergent lichid cu lavandă, 5 l",
  }),
  {
    key: "masterID",
    label: "Cod produs principal",
    names: ["cod principal", "parent", "parent sku", "varianta a"],
    hint: "la variante: codul primei dintre ele",
    isReference: true,
    isProductCode: true,
    write: ({ masterCode, fields }) => (masterCode === fields.code ? "" : masterCode),
  },
  {
    key: "brandID",
    label: "Brand",
    names: ["marca", "producator", "manufacturer", "marca produs"],
    isNeeded: true,
    example: "Curat",
    read: (cell, { brands }) => brands.idOf(cell),
    write: ({ fields }, { brands }) => brands.nameOf(fields.brandID ?? 0),
  },
  {
    key: "categoryID",
    label: "Categorie",
    names: ["categoria", "category", "categorii", "cale categorie"],
    hint: "calea completă: Curățenie > Detergenți",
    isNeeded: true,
    example: "Curățenie > Detergenți",
    read: (cell, { categories }) => categories.idOf(cell),
    write: ({ fields }, { categories }) => categories.nameOf(fields.categoryID ?? 0),
  },
  {
    key: "list_price",
    label: "Preț de listă (lei cu TVA)",
    names: ["pret", "pret de lista", "pret lista", "price", "pret cu tva"],
    isNeeded: true,
    isNumber: true,
    example: "49,90",
    read: (cell) => numberOf(cell),
    write: ({ listBani }) => leiNumber(listBani),
  },
  {
    key: "is_published",
    label: "La vânzare",
    names: ["publicat", "activ", "published", "status", "stare"],
    hint: "da sau nu",
    example: "nu",
    write: ({ isPublished }) => (isPublished ? "da" : "nu"),
  },
  {
    key: "stock",
    label: "Stoc",
    isShown: true,
    write: ({ stock }) => stock,
  },
  text("slug", "Adresă", { names: ["slug", "url", "link", "adresa pagina"], isSole: true }),
  text("subtitle", "Subtitlu", { names: ["descriere scurta", "short description"] }),
  text("description", "Descriere", { names: ["description", "descriere lunga"], hint: "HTML" }),
  text("commercial", "Text comercial", { hint: "HTML" }),
  text("supp_code", "Cod furnizor", { names: ["cod producator", "mpn", "supplier code"] }),
  text("barcode", "Cod de bare", { names: ["ean", "ean13", "gtin", "barcode", "cod ean"], isSole: true }),
  text("cpv", "CPV", { names: ["cod cpv"] }),
  text("nc8", "NC8", { names: ["cod nc8", "cod nc", "nc", "cod vamal"], hint: "opt cifre" }),
  {
    ...text("vat_code", "Cotă TVA", { names: ["tva", "vat", "cota"], hint: "normală, redusă sau scutită" }),
    read: vatRateOf,
    write: ({ fields }) => VAT_KIND_WORDS[fields.vat_code as VatKind],
  },
  whole("limited_from", "Stoc limitat de la", { names: ["stoc minim"] }),
  whole("min_qty", "Cantitate minimă", { names: ["minim comanda"] }),
  whole("max_qty", "Cantitate maximă", { names: ["maxim comanda"] }),
  {
    key: "net_quantity",
    label: "Cantitate netă",
    names: ["continut", "volum net"],
    hint: "cu unitatea: 0,75 l, 5 kg, 100 buc., 30 m",
    read: quantityOf,
    write: ({ fields: { net_quantity: net } }) =>
      net && `${String(net.amount).replace(".", ",")} ${net.unit}`,
  },
  {
    key: "dilution",
    label: "Diluție",
    names: ["dozaj", "doza", "dilutie"],
    hint: "30 – 80 ml la 8 l, 0,5 – 2 % sau 1:20 – 1:100",
    read: doseIn,
    write: ({ fields: { dilution } }) => dilution && doseText(dilution),
  },
  text("sale_unit", "Unitate de vânzare", { names: ["um", "unitate", "unitate de masura"] }),
  whole("weight_grams", "Greutate (g)", {
    names: ["greutate", "greutate g", "weight", "gramaj"],
    isNeeded: true,
    example: "5200",
  }),
  {
    key: "size_mm",
    label: "Dimensiuni (mm)",
    names: ["dimensiuni", "size"],
    hint: "lățime x adâncime x înălțime",
    isNeeded: true,
    example: "180 x 120 x 300",
    read: sizeOf,
    write: ({ fields: { size_mm: size } }) => size && `${size.width} x ${size.depth} x ${size.height}`,
  },
  whole("recommended", "Recomandare", { names: ["prioritate"] }),
  {
    key: "variant_values",
    label: "Variantă",
    names: ["atribute varianta", "optiuni varianta"],
    hint: "fiecare pe un rând nou, de exemplu „Volum: 5 l”",
    read: (cell) => objectOf(pairsOf(cell, /\n/)),
    write: ({ fields }) => pairsText(Object.entries(fields.variant_values)),
  },
  {
    key: "characteristics",
    label: "Specificații",
    names: ["caracteristici tehnice", "attributes"],
    hint: "fiecare pe un rând nou, de exemplu „Culoare: alb”",
    read: (cell) => pairsOf(cell, /\n/)?.map(([name, value]) => ({ name, value })),
    write: ({ fields }) => pairsText(fields.characteristics.map(({ name, value }) => [name, value])),
  },
  {
    key: "value_ids",
    label: "Caracteristici",
    names: ["filtre", "parametri"],
    hint: "fiecare pe un rând nou, de exemplu „Parfum: Lavandă”",
    read: valuesOf,
    write: ({ fields }, { values }) => fields.value_ids.map((id) => values.nameOf(id)).join("\n"),
  },
  lines("pics", "Imagini", { names: ["poze", "images", "image", "imagine", "poza"] }),
  lines("movies", "Filme", { names: ["video", "videos"] }),
  text("packaging", "Ambalaj", {
    names: ["ambalaje", "packaging"],
    hint: "grame pe bucată, pe materiale: plastic 45; hârtie-carton 120",
  }),
  text("warranty", "Garanție", { names: ["garantie", "warranty"] }),
  whole("durability_years", "Garanție de durabilitate (ani)", {
    names: ["garantie de durabilitate", "durability years"],
    hint: "numai dacă producătorul o acordă pentru mai mult de 2 ani",
  }),
  {
    key: "manufacturer",
    label: "Producător propriu",
    names: ["producator propriu"],
    hint: "numai dacă este altul decât al brandului; pe rânduri: nume, adresă poștală, e-mail, țară",
    read: (cell) => {
      const [name, address, email, country] = linesOf(cell);
      return { name, address, email, country: country === undefined ? null : countryCodeOf(country) };
    },
    write: ({ fields: { manufacturer } }) =>
      manufacturer && [...contactLines(manufacturer), manufacturer.country ?? ""].join("\n").trim(),
  },
  {
    key: "responsible",
    label: "Persoană responsabilă în UE",
    names: ["persoana responsabila", "persoana responsabila ue"],
    hint: "numai dacă este alta decât a brandului; pe rânduri: nume, adresă poștală, e-mail",
    read: (cell) => {
      const [name, address, email] = linesOf(cell);
      return { name, address, email };
    },
    write: ({ fields: { responsible } }) => responsible && contactLines(responsible).join("\n"),
  },
  text("metatitle", SEARCH_RESULT.metatitle.label, { names: SEARCH_NAMES.metatitle }),
  text("metadescription", SEARCH_RESULT.metadescription.label, { names: SEARCH_NAMES.metadescription }),
  text("canonical", SEARCH_RESULT.canonical.label, { names: SEARCH_NAMES.canonical }),
  {
    key: "noindex",
    label: SEARCH_RESULT.noindex.label,
    names: SEARCH_NAMES.noindex,
    hint: "da sau nu",
    read: truthOf,
    write: ({ fields }) => (fields.noindex ? "da" : "nu"),
  },
];

const NULLED = new Set([
  "supp_code",
  "barcode",
  "cpv",
  "nc8",
  "net_quantity",
  "dilution",
  "durability_years",
  "manufacturer",
  "responsible",
]);

/** Returns the value that empties a field in the staff call. */
export function emptied(key: string): unknown {
  if (NULLED.has(key)) return null;
  if (["characteristics", "value_ids", "pics", "movies"].includes(key)) return [];
  return key === "variant_values" ? {} : "";
}

export const isEmptied = (cell: string): boolean => cell.toLowerCase() === EMPTIED;

/** Empties the cells that are marked for it. Emptied required fields are then refused as missing. */
export function withEmptied(cells: Cells): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([key, cell]) => [key, cell !== undefined && isEmptied(cell) ? "" : cell]),
  );
}

function linesOf(cell: string): string[] {
  return cell.split("\n").map((line) => line.trim());
}

function contactLines({ name, address, email }: { name: string; address: string; email: string }): string[] {
  return [name, address, email];
}

function objectOf(pairs: [string, string][] | undefined): Record<string, string> | undefined {
  return pairs && Object.fromEntries(pairs);
}

function pairsText(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${name}: ${value}`).join("\n");
}
