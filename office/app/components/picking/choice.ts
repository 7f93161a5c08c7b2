export const CHOICE_KINDS = ["product", "category", "brand", "group", "customer", "company"] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** A suggested or chosen record. Its code is what staff would otherwise type. */
export interface Choice {
  code: string;
  name: string;
}

/** Path of the suggestions, relative to the office. */
export const FOUND_CHOICES = "/produse/gasite";
/** Chosen products beyond this number are listed only by code. */
export const MAX_NAMED = 60;

/** Fetches suggestions for a text, or the names of product codes. Undefined if the request fails. */
export async function fetchChoices(
  address: string,
  query: { kind: ChoiceKind; q: string } | { codes: readonly string[] },
): Promise<Choice[] | undefined> {
  const sought: Record<string, string> =
    "q" in query ? { fel: query.kind, q: query.q } : { coduri: query.codes.join("\n") };
  try {
    const answer = await fetch(`${address}?${new URLSearchParams(sought).toString()}`);
    if (!answer.ok) return undefined;
    // The route at this URL returns this type.
    return ((await answer.json()) as { choices: Choice[] }).choices;
  } catch {
    // Without a connection, the field still accepts typed codes.
    return undefined;
  }
}
