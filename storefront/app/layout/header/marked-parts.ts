export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a name into parts and marks word beginnings that match the search term. Ignores case and diacritics.
 */
export function markedParts(name: string, term: string): MarkedPart[] {
  const requested = plain(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .sort((one, other) => other.length - one.length);
  const letters = plain(name);
  const parts: MarkedPart[] = [];
  let from = 0;
  for (let at = 0; at < letters.length;) {
    const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? "");
    const word = isStart ? requested.find((one) => letters.startsWith(one, at)) : undefined;
    if (word === undefined) {
      at += 1;
      continue;
    }
    if (at > from) parts.push({ text: name.slice(from, at), isMatch: false });
    parts.push({ text: name.slice(at, at + word.length), isMatch: true });
    at += word.length;
    from = at;
  }
  if (from < name.length) parts.push({ text: name.slice(from), isMatch: false });
  return parts;
}

function plain(text: string): string {
  return text.replaceAll(/./gsu, (letter) => {
    const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return bare.length === letter.length ? bare : letter;
  });
}
