export const TEMPLATE_KINDS = ["complaint", "message", "review"] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

const PLACES = ["nume", "comanda"] as const;
export type TemplatePlace = (typeof PLACES)[number];

const PLACE = /\{(\p{L}+)\}/gu;

export const TEMPLATE_PLACES_TEXT = PLACES.map((place) => `{${place}}`).join(" și ");

/** Fills known values into a template; other placeholders remain, so that the sender notices them. */
export function fillTemplate(body: string, values: Partial<Record<TemplatePlace, string>>): string {
  return body.replaceAll(PLACE, (place, name: TemplatePlace) => values[name] || place);
}

/** Returns the first placeholder that does not exist, or undefined. */
export function unknownPlace(body: string): string | undefined {
  return placesOf(body).find(([, name]) => !PLACES.some((place) => place === name))?.[0];
}

/** Returns the first unfilled placeholder, or undefined. */
export function openPlace(text: string): string | undefined {
  return placesOf(text).find(([, name]) => PLACES.some((place) => place === name))?.[0];
}

function placesOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(PLACE)];
}
