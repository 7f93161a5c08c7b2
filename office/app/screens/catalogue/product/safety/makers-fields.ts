/** Form fields for the manufacturer and responsible person of a single product. */
import type { StaffProduct } from "@curat/contract/staff/products";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { contactIn, optionalContactIn, filledContact } from "../../../../components/maker/maker-fields.ts";

export const MAKERS = "makers";

export const MAKERS_LABELS: Typed = {
  "manufacturer.name": "Numele producătorului",
  "manufacturer.address": "Adresa poștală a producătorului",
  "manufacturer.email": "Adresa de e-mail a producătorului",
  "manufacturer.country": "Țara producătorului",
  "responsible.name": "Numele persoanei responsabile",
  "responsible.address": "Adresa poștală a persoanei responsabile",
  "responsible.email": "Adresa de e-mail a persoanei responsabile",
};

export function filledMakers({ fields: { manufacturer, responsible } }: Pick<StaffProduct, "fields">): Typed {
  return {
    ...filledContact("manufacturer", manufacturer),
    "manufacturer.country": manufacturer?.country ?? "",
    ...filledContact("responsible", responsible),
  };
}

/** Reads both contacts. The API refuses a manufacturer's country without a name. */
export function makersIn(form: FormData) {
  const country = textOf(form, "manufacturer.country") || null;
  const contact = optionalContactIn(form, "manufacturer");
  const isTyped = contact !== null || country !== null;
  return {
    manufacturer: isTyped ? { ...(contact ?? contactIn(form, "manufacturer")), country } : null,
    responsible: optionalContactIn(form, "responsible"),
  };
}
