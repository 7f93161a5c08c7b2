/** Describes hazards wherever a product can be ordered without opening its page (CLP art. 48(2)). */

const KINDS: Readonly<Record<string, string>> = {
  GHS01: "exploziv",
  GHS02: "inflamabil",
  GHS03: "oxidant",
  GHS04: "gaz sub presiune",
  GHS05: "coroziv",
  GHS06: "toxic",
  GHS07: "nociv sau iritant",
  GHS08: "pericol pentru sănătate",
  GHS09: "periculos pentru mediu",
};

export interface Hazards {
  pictograms: readonly string[];
  signalWord?: string | null | undefined;
  statements: readonly string[];
}

/** Returns "Pericol: coroziv, periculos pentru mediu", or the hazard statements without pictograms. */
export function hazardText({ pictograms, signalWord, statements }: Hazards): string | undefined {
  const named = pictograms.flatMap((code) => KINDS[code] ?? []);
  const kinds = named.length > 0 ? named.join(", ") : statementTexts(statements).join(" ");
  if (kinds === "") return signalWord ?? undefined;
  if (signalWord) return `${signalWord}: ${kinds}`;
  return `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)}`;
}

function statementTexts(statements: readonly string[]): string[] {
  return statements.flatMap((statement) => /^H\d{3}[A-Za-z]*[\s:.–-]+(.+)$/.exec(statement)?.[1] ?? []);
}
