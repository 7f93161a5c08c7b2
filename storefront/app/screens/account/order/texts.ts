export const texts = {
  back: "Toate comenzile",
  again: "Comandă din nou",
  giveBack: "Retur",
  complain: "Scrie o sesizare",
  withdraw: "Retragere din contract",
  added: "Produsele comenzii sunt în coș, la prețurile de azi.",
  nothing: "Niciun produs din această comandă nu poate fi cumpărat acum.",
  left: (names: string[]): string => `Nu am putut adăuga: ${names.join(", ")}.`,
};
