/**
 * Generic environmental claims need recognised excellent environmental performance (Directive (EU) 2024/825,
 * OUG 18/2026).
 */

/** In lower case without diacritics; the patterns include Romanian inflections. */
const CLAIMS = [
  "eco(?:[- ]?friendly)?",
  "ecologic(?:a|e|i|ul|ului|ii|ele|ilor|elor)?",
  "sustenabil(?:a|e|i|itate|itatea|ul|ele|ilor|elor)?",
  "biodegradabil(?:a|e|i|ul|ele|ilor|elor)?",
  "nepoluant(?:a|e|i|ul|ele|ilor|elor)?",
  "(?:prieten|prietenos|prietenoasa|prietenosi|prietenoase|grijuliu|grijulie|bland|blanda|blanzi|blande|delicat|delicata|delicati|delicate) (?:cu|pentru|fata de|al|ai) (?:mediul|mediului|natura|naturii|planeta|planetei|clima|climei)(?: inconjurator)?",
  "(?:protejeaza|salveaza|ocroteste|respecta) (?:mediul|natura|planeta|clima)(?: inconjurator)?",
  "(?:produs|produse|produsele|alegere|alegeri|solutie|solutii|curatenie|formula|detergent|detergenti) verzi|(?:produs|alegere|solutie|curatenie|formula|detergent) verde",
  "neutr(?:u|a|i|e) (?:climatic|pentru clima|din punct de vedere climatic|din punctul de vedere al carbonului|in carbon|de carbon)",
  "(?:zero|fara) (?:emisii|amprenta(?: de carbon)?|poluare)|amprenta zero",
  "eficient(?:a|e|i)? energetic",
  "pe baza bio|bio[- ]?based",
  "green|environmentally friendly|climate friendly",
];
const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${CLAIMS.join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** Returns the distinct generic claims in a text or HTML, in lower case with diacritics. */
export function greenClaims(text: string): string[] {
  const plain = text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&nbsp;|\s/g, " ")
    .normalize("NFC");
  // Folding single characters preserves their positions.
  const folded = [...plain].map((char) => (char.normalize("NFD")[0] ?? char).toLowerCase()).join("");
  if (folded.length !== plain.length) return [];
  const found = [...folded.matchAll(PATTERN)].map(({ 0: { length }, index }) =>
    plain.slice(index, index + length),
  );
  return [...new Set(found.map((claim) => claim.toLowerCase()))];
}

/** Returns a warning about generic claims to show after saving; undefined if there are none. */
export function greenClaimsWarning(texts: readonly string[]): string | undefined {
  const claims = [...new Set(texts.flatMap(greenClaims))];
  if (claims.length === 0) return undefined;
  const named = claims
    .slice(0, MAX_NAMED)
    .map((claim) => `„${claim}”`)
    .join(", ");
  return `Textul conține afirmații de mediu generice: ${named}. Directiva (UE) 2024/825 și OUG 18/2026 le permit numai dacă produsul are o performanță de mediu excelentă și recunoscută: precizează alături la ce se referă și cine o atestă (etichetă ecologică, standard, procent), sau scoate-le.`;
}

const MAX_NAMED = 5;
