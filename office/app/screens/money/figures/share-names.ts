import type { ShareFigures } from "@curat/contract/staff/figures";

const NAMES: Record<string, string> = {
  staff: "Introduse de echipă",
  seap: "SEAP",
  account: "Din magazin, cu cont",
  emag: "De pe eMAG",
  guest: "Din magazin, fără cont",
  pf: "Persoane",
  pj: "Firme și instituții",
};

/** Replaces the codes of channels and kinds of buyers with their names. */
export function namedShares(shares: ShareFigures["channels"]): ShareFigures["channels"] {
  return shares.map((share) => ({ ...share, name: NAMES[share.name] ?? share.name }));
}
