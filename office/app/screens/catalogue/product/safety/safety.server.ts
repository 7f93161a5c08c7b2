import { PICTOGRAMS } from "@curat/contract/staff/products.values";
import type { Reaction } from "@curat/contract/staff/products.values";
import { STATEMENTS } from "@curat/contract/statements.values";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import { pictogramField } from "./safety-fields.ts";

const WORDS: Partial<Record<string, string>> = STATEMENTS;

/** Reads the safety data from a form. Replaces the codes of statements with their legal wording. */
export function safetyIn(form: FormData) {
  if (!form.has("has")) return { safety: null };
  const signal = textOf(form, "safety.signal_word");
  return {
    safety: {
      pictograms: PICTOGRAMS.filter((code) => form.has(pictogramField(code))),
      // The cast is safe, because the API reports any other value as an error of this field.
      signal_word: signal === "" ? null : (signal as "Pericol" | "Atenție"),
      statements: statementsIn(exactTextOf(form, "safety.statements")),
      biocide_authorisation: textOf(form, "safety.biocide_authorisation") || null,
      reacts_as: (textOf(form, "safety.reacts_as") || null) as Reaction | null,
    },
  };
}

/** Replaces codes such as "p305 + p351 + p338" with the text from Regulation (EC) 1272/2008. */
function statementsIn(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const code = line.replaceAll(/[\s:.]/g, "").toUpperCase();
      const words = WORDS[code];
      return words === undefined ? line : `${code}: ${words.replace("{contains}", "…")}`;
    });
}
