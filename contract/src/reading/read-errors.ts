/** Reads error responses of any shape that the specification allows (section 8). */
import { isRecord } from "../unknown-body.ts";

/** Key of a technical message that is never shown. */
const TECHNICAL = "realMessage";
/** Key of messages that do not belong to a field. */
const WITHOUT_FIELD = "";

/** Returns messages keyed by field; nested messages are assigned to the outermost field. */
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
