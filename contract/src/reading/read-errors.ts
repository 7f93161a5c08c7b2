/** Refusals in every shape that the specification allows (section 8), as messages by field. */
import { isRecord } from "../unknown-body.ts";

/** Technical words for developers, which no screen shows. */
const TECHNICAL = "realMessage";
/** Where messages without a field are kept. */
const WITHOUT_FIELD = "";

/** Messages by field, however deeply they are nested; a field's own messages stay with the outermost name. */
export function readErrors(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) {
    const messages = textsIn(errors);
    return messages.length > 0 ? { [WITHOUT_FIELD]: messages } : {};
  }
  const byField = Object.entries(errors)
    .filter(([field]) => field !== TECHNICAL)
    .map(([field, value]) => [field, textsIn(value)] as const);
  return Object.fromEntries(byField.filter(([, messages]) => messages.length > 0));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === TECHNICAL ? [] : textsIn(inner)));
}
