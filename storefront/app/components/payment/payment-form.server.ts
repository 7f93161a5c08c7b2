/**
 * Parses a payment form into data, because the processor's HTML must never reach the page (decisions/0042:
 * Values).
 */
import { ANY_LOCAL_PORT } from "@curat/contract/payments.values";

export interface PaymentForm {
  method: "post" | "get";
  action: string;
  fields: { name: string; value: string }[];
}

const TAG = /<([a-z]+)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([a-z_:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;
const MAX_CHARACTERS = 100_000;

/**
 * Returns the only form in the HTML, or undefined if it does not lead to an origin in `processors`. A GET form opens a
 * page that the processor prepared.
 */
export function readPaymentForm(html: string, processors: readonly string[]): PaymentForm | undefined {
  if (html.length > MAX_CHARACTERS) return undefined;
  const tags = [...html.matchAll(TAG)].map(([, name = "", attributes = ""]) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(attributes),
  }));
  const [form, ...otherForms] = tags.filter(({ name }) => name === "form");
  const method = form?.attributes.method?.toLowerCase();
  if (!form || otherForms.length > 0 || (method !== "post" && method !== "get")) return undefined;
  const action = URL.parse(form.attributes.action ?? "");
  const isLocal = action?.protocol === "http:" && action.hostname === "localhost";
  const origin = isLocal && processors.includes(ANY_LOCAL_PORT) ? ANY_LOCAL_PORT : action?.origin;
  if (!action || origin === undefined || !processors.includes(origin)) return undefined;
  const fields = tags
    .filter(({ name, attributes }) => name === "input" && attributes.name)
    .map(({ attributes }) => ({ name: attributes.name ?? "", value: attributes.value ?? "" }));
  return { method, action: action.href, fields };
}

function attributesOf(text: string): Record<string, string | undefined> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return Object.fromEntries(
    found.map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ""),
    ]),
  );
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(code);
  });
}
