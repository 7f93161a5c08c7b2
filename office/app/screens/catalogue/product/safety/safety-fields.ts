import type { StaffProduct } from "@curat/contract/staff/products";
import { PICTOGRAMS } from "@curat/contract/staff/products.values";
import type { Typed } from "@curat/ui/form/form-values.ts";

export const SAFETY = "safety";
export const pictogramField = (code: string) => `pictogram.${code}`;

export const SAFETY_LABELS: Typed = {
  has: "Este un amestec chimic: detergent, dezinfectant, biocid sau alt produs cu etichetă de pericol",
  ...Object.fromEntries(PICTOGRAMS.map((code) => [pictogramField(code), code])),
  "safety.signal_word": "Cuvânt de avertizare",
  "safety.statements": "Fraze de pericol (H) și de precauție (P), fiecare pe un rând nou",
  "safety.biocide_authorisation": "Aviz biocid",
  "safety.reacts_as": "Grupă chimică",
};

export function filledSafety({ fields: { safety } }: Pick<StaffProduct, "fields">): Typed {
  if (!safety)
    return {
      "safety.signal_word": "",
      "safety.statements": "",
      "safety.biocide_authorisation": "",
      "safety.reacts_as": "",
    };
  return {
    has: "on",
    ...Object.fromEntries(safety.pictograms.map((code) => [pictogramField(code), "on"])),
    "safety.signal_word": safety.signal_word ?? "",
    "safety.statements": safety.statements.join("\n"),
    "safety.biocide_authorisation": safety.biocide_authorisation ?? "",
    "safety.reacts_as": safety.reacts_as ?? "",
  };
}
