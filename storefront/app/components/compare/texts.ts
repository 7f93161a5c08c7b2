export const texts = {
  title: "Compară produse",
  compare: "Compară",
  of: (name: string): string => `: ${name}`,
  open: (count: number): string => (count === 1 ? "Vezi produsul ales" : `Compară ${count} produse`),
  remove: (name: string): string => `Scoate ${name} din comparație`,
  clear: "Golește",
  free: "Loc liber",
  full: "Poți compara cel mult 3 produse. Scoate unul ca să adaugi altul.",
};

/** What the forms of the comparison ask for. */
export const COMPARE_INTENT = { add: "add", remove: "remove", clear: "clear" } as const;
export const COMPARE_PAGE = "/compara";
export const COMPARE_ACTION = "/compara/actiune";
