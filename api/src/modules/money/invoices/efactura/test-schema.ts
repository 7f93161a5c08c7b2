/** Validates an invoice's XML against a published UBL Invoice schema for EN 16931. */
import { invoiceSchema } from "@e-invoice-eu/core";
import { Ajv2019 } from "ajv/dist/2019.js";
import { XMLParser } from "fast-xml-parser";

/** Elements are keyed by name in UBL's order, and attributes by a key such as "cbc:Amount@currencyID". */
interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  [key: string]: unknown;
}
/** XML parsed with the order preserved. Each element is an object with its attributes under ":@". */
type Element = Record<string, Element[] | string> & { ":@"?: Record<string, string> };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
});
const WHOLE = invoiceSchema as unknown as Schema;
const isValid = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(WHOLE);

/** EN 16931 allows any number of decimals in unit prices; the schema allows two in all amounts. */
const PRICE = /\/cac:Price\/cbc:PriceAmount$/;

/** Element names that differ in a credit note. The order of elements is the same. */
const OF_CREDIT_NOTES =
  /(?<=[</:])(?:CreditNote(?=[\s>])|CreditNoteTypeCode|CreditNoteLine|CreditedQuantity)/g;
const AS_INVOICE: Record<string, string> = {
  CreditNote: "Invoice",
  CreditNoteTypeCode: "InvoiceTypeCode",
  CreditNoteLine: "InvoiceLine",
  CreditedQuantity: "InvoicedQuantity",
};

/**
 * Returns the violations of the schema. Validates a credit note as an invoice. Ignores UBLVersionID, which the schema
 * lacks.
 */
export function schemaFaults(xml: string): string[] {
  const read: Element[] = parser.parse(xml.replaceAll(OF_CREDIT_NOTES, (name) => AS_INVOICE[name] ?? name));
  const root = read.find((element) => Array.isArray(element.Invoice));
  if (!root) return ["It is not an Invoice."];
  const children = childrenOf(root, "Invoice").filter((one) => nameOf(one) !== "cbc:UBLVersionID");
  const schema = WHOLE.properties?.["ubl:Invoice"] ?? {};
  const { json, faults } = toJson(children, schema, "Invoice");
  if (isValid({ "ubl:Invoice": json })) return faults;
  const reported = (isValid.errors ?? []).filter(
    ({ instancePath, keyword }) => !(keyword === "pattern" && PRICE.test(instancePath)),
  );
  return [
    ...faults,
    ...reported.map(
      ({ instancePath, message = "", params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    ),
  ];
}

/** Converts elements to the schema's JSON and collects misplaced elements. */
function toJson(
  elements: readonly Element[],
  schema: Schema,
  path: string,
): { json: unknown; faults: string[] } {
  const json: Record<string, unknown> = {};
  const faults: string[] = [];
  const order = Object.keys(schema.properties ?? {});
  let last = "";
  for (const element of elements) {
    const name = nameOf(element);
    if (order.indexOf(name) < order.indexOf(last)) faults.push(`${path}/${name} must not follow ${last}`);
    last = name;
    const part = resolved(schema.properties?.[name]);
    const isMany = part.type === "array";
    const inner = isMany ? resolved(part.items) : part;
    const children = childrenOf(element, name);
    const text = children.find((child) => nameOf(child) === "#text")?.["#text"];
    const value = toJson(
      children.filter((child) => nameOf(child) !== "#text"),
      inner,
      `${path}/${name}`,
    );
    faults.push(...value.faults);
    const content = typeof text === "string" ? text : value.json;
    if (isMany) json[name] = [...((json[name] as unknown[]) ?? []), content];
    else if (name in json) faults.push(`${path}/${name} appears twice`);
    else json[name] = content;
    for (const [attribute, text] of Object.entries(element[":@"] ?? {})) json[`${name}@${attribute}`] = text;
  }
  return { json, faults };
}

function nameOf(element: Element): string {
  return Object.keys(element).find((key) => key !== ":@") ?? "";
}

function childrenOf(element: Element, name: string): Element[] {
  const children = element[name];
  return Array.isArray(children) ? children : [];
}

/** Resolves a reference within the schema, such as "#/$defs/dataTypes/Amount". */
function resolved(part: Schema = {}): Schema {
  if (part.$ref === undefined) return part;
  return part.$ref
    .slice(2)
    .split("/")
    .reduce<Schema>((at, key) => at[key] as Schema, WHOLE);
}
