import { LIMITS } from "../limits.values.ts";
import type { RecordDescription } from "./record.values.ts";

export const ANSWER_TEMPLATE = {
  fields: {
    name: {
      widget: "text",
      isRequired: true,
      max: 80,
      label: "Denumire",
      inSentence: "denumirea",
      hint: "După denumire găsești șablonul în listă când răspunzi.",
    },
    kind: {
      widget: "choice",
      options: { complaint: "sesizări", message: "mesaje", review: "recenzii" },
      label: "Pentru",
      inSentence: "pentru ce este",
    },
    body: {
      widget: "lines",
      max: LIMITS.textarea,
      label: "Text",
      inSentence: "textul",
      explain: "{nume} și {comanda} se înlocuiesc cu numele clientului și cu numărul comenzii.",
    },
  },
} as const satisfies RecordDescription;
