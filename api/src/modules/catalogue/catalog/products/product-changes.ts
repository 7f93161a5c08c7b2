import { sentenceLabelsOf } from "@curat/contract/staff/record.values";
import { SEARCH_RESULT } from "@curat/contract/staff/search-result.values";
import { type Actor, type NewChange, isSameText } from "../../../platform/changes/index.ts";
import type { ProductState } from "./product-state.ts";
import { toWireFields } from "./products.wire.ts";

const LABELS: Record<string, string> = {
  masterID: "produsul principal",
  brandID: "marca",
  categoryID: "categoria",
  slug: "adresa",
  name: "numele",
  subtitle: "subtitlul",
  description: "descrierea",
  commercial: "textul comercial",
  code: "codul",
  supp_code: "codul furnizorului",
  barcode: "codul de bare",
  cpv: "codul CPV",
  nc8: "codul NC8",
  vat_code: "cota de TVA",
  limited_from: "pragul de stoc limitat",
  min_qty: "cantitatea minimă",
  max_qty: "cantitatea maximă",
  net_quantity: "cantitatea netă",
  dilution: "diluția",
  sale_unit: "unitatea de vânzare",
  weight_grams: "greutatea",
  size_mm: "dimensiunile",
  recommended: "recomandarea",
  variant_values: "varianta",
  characteristics: "caracteristicile",
  value_ids: "parametrii",
  pics: "imaginile",
  docs: "documentele",
  movies: "filmele",
  features: "avantajele",
  banners: "bannerele",
  options: "opțiunile",
  safety: "datele de siguranță",
  packaging: "ambalajul",
  warranty: "garanția",
  durability_years: "garanția de durabilitate",
  manufacturer: "producătorul propriu",
  responsible: "persoana responsabilă",
  ...sentenceLabelsOf({ fields: SEARCH_RESULT }),
  related_ids: "produsele recomandate",
};

export type ProductSnapshot = Record<string, unknown>;

/** Returns the data of a product that the history records. */
export function snapshotOf(state: ProductState): ProductSnapshot {
  return {
    ...toWireFields(state),
    is_published: state.isPublished,
    is_archived: state.archivedAt !== null,
    first_offered_at: state.firstOfferedAt.toISOString(),
    sold: state.sold,
  };
}

export function changedFieldsOf(before: ProductSnapshot, after: ProductSnapshot): string[] {
  return Object.keys(after).filter((field) => !isSameText(before[field], after[field]));
}

interface Written {
  id: number;
  before: ProductState | undefined;
  after: ProductState;
  actor: Actor;
}

/** Returns the change to record, if any. Cache tags come from refreshing the read row. */
export function productChange({ id, before, after, actor }: Written): NewChange | undefined {
  const subject = { kind: "product", id } as const;
  const name = `„${after.name}” (${after.code})`;
  if (!before) {
    const arrived = { productID: id, code: after.code, name: after.name, is_published: after.isPublished };
    return { actor, subject, sentence: `Produs creat: ${name}`, before: null, after: arrived, touched: [] };
  }
  const [was, is] = [snapshotOf(before), snapshotOf(after)];
  const fields = changedFieldsOf(was, is);
  if (fields.length === 0) return undefined;
  const pick = (state: ProductSnapshot): ProductSnapshot =>
    Object.fromEntries(fields.map((field) => [field, state[field]]));
  return {
    actor,
    subject,
    sentence: `${moveSentence(before, after) ?? fieldsSentence(fields)}: ${name}`,
    before: pick(was),
    after: pick(is),
    inverse: pick(was),
    touched: [],
  };
}

function moveSentence(before: ProductState, after: ProductState): string | undefined {
  if (before.archivedAt === null && after.archivedAt !== null) return "Produs arhivat";
  if (before.archivedAt !== null && after.archivedAt === null) return "Produs scos din arhivă";
  if (!before.isPublished && after.isPublished) return "Produs publicat";
  return before.isPublished && !after.isPublished ? "Produs retras de la vânzare" : undefined;
}

function fieldsSentence(fields: readonly string[]): string {
  const labels = fields.flatMap((field) => LABELS[field] ?? []);
  return labels.length > 0 ? `Produs modificat (${labels.join(", ")})` : "Produs modificat";
}
