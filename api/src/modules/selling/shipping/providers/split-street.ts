/** Splits "Str. Lungă nr. 12, bl. 3" into street, house number (digits only) and the rest. */
export function splitStreet(text: string): {
  Street: string;
  HouseNumber?: string;
  HouseNumberInfo?: string;
} {
  const found =
    /^(?<street>.*?)[\s,]+nr\.?\s*(?<number>\d{1,5})(?<rest>.*)$/i.exec(text) ??
    /^(?<street>.*\p{L}.*?)[\s,]+(?<number>\d{1,5})(?<rest>\s?\p{L}?)$/u.exec(text);
  if (!found?.groups) return { Street: text };
  const { street = "", number = "", rest = "" } = found.groups;
  const info = rest.replace(/^[\s,]+/, "").trim();
  return { Street: street, HouseNumber: number, ...(info !== "" && { HouseNumberInfo: info }) };
}
