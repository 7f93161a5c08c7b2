import type { SheetField, SheetState } from "@curat/contract/staff/product-sheets.values";

export const texts = {
  fields: {
    list_price: "Preț",
    stock: "Stoc",
    name: "Denumire",
    weight_grams: "Greutate (g)",
    brand: "Brand",
    category: "Categorie",
    vat_code: "Cotă TVA",
    is_published: "Publicat",
    nc8: "Cod NC8",
  } satisfies Record<SheetField, string>,
  vatRates: { standard: "normală", reduced: "redusă", exempt: "scutită" },
  of: (field: string, code: string): string => `${field}: ${code}`,
  endings: { "": "oricum", "90": ",90", "99": ",99", "50": ",50", "0": ",00" },
  states: { "1": "publică", "0": "retrage de la vânzare" },
  sheetStates: {
    draft: "ciornă",
    planned: "programată",
    started: "aplicată",
    cancelled: "anulată",
  } satisfies Record<SheetState, string>,
  noRight: {
    list_price: "Foaia schimbă prețuri: o poate aplica doar cine are dreptul să le schimbe.",
    stock: "Foaia schimbă stocul: o poate aplica doar cine are dreptul să-l schimbe.",
  },
};
