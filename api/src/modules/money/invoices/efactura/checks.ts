import type { EDocument } from "./e-document.ts";

export interface Finding {
  rule: string;
  /** Path of the violating field, such as "seller.address.street" or "lines.2.unitCode". */
  field: string;
  message: string;
}
export interface Check {
  (document: EDocument): Finding[];
  readonly rule: string;
  /** Path of the checked field. A rule on each line omits the index: "lines.unitCode". */
  readonly field: string;
}

export function check(
  rule: string,
  field: string,
  message: string,
  holds: (document: EDocument) => boolean,
): Check {
  const found = (document: EDocument) => (holds(document) ? [] : [{ rule, field, message }]);
  return Object.assign(found, { rule, field });
}

type Parts = Pick<EDocument, "lines" | "allowances" | "vat" | "notes">;
type Part<Key extends keyof Parts> = Parts[Key][number];

/** Defines a rule on each part of a kind, such as each line. Its message starts with the number of the part. */
export function checkEach<Key extends keyof Parts>(
  [rule, part, field]: readonly [rule: string, part: Key, field: string],
  message: string,
  holds: (part: Part<Key>, document: EDocument) => boolean,
): Check {
  const found = (document: EDocument): Finding[] => {
    const parts: Parts[Key] = document[part];
    return [...parts.entries()].flatMap(([index, one]) => {
      if (holds(one, document)) return [];
      const path = [part, index, field].filter((step) => step !== "").join(".");
      return [{ rule, field: path, message: `${PART_NAMES[part]} ${index + 1}: ${message}` }];
    });
  };
  return Object.assign(found, { rule, field: `${part}.${field}` });
}

const PART_NAMES: Record<keyof Parts, string> = {
  lines: "Rândul",
  allowances: "Reducerea",
  vat: "Cota de TVA",
  notes: "Comentariul",
};
