/** Ready answers of the shop: what they are for, and what is put in when one is chosen. Pure. */

export const TEMPLATE_KINDS = ["complaint", "message", "review"] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

const PLACES = ["nume", "comanda"] as const;
export type TemplatePlace = (typeof PLACES)[number];

const PLACE = /\{(\p{L}+)\}/gu;

/** "{nume}, {comanda}": the places that there are. */
export const TEMPLATE_PLACES_TEXT = PLACES.map((place) => `{${place}}`).join(" și ");

/** The text with what is known put in; a place without a value stays, so that whoever sends it sees it. */
export function fillTemplate(body: string, values: Partial<Record<TemplatePlace, string>>): string {
  return body.replaceAll(PLACE, (place, name: TemplatePlace) => values[name] || place);
}

/** The first place of a text that nobody fills; undefined for none. */
export function unknownPlace(body: string): string | undefined {
  return placesOf(body).find(([, name]) => !PLACES.some((place) => place === name))?.[0];
}

/** The first place that was left open in what is about to be sent; undefined for none. */
export function openPlace(text: string): string | undefined {
  return placesOf(text).find(([, name]) => PLACES.some((place) => place === name))?.[0];
}

function placesOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(PLACE)];
}
