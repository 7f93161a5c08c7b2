import { catalogue, fixed, phrase } from "@curat/contract/texts.values";

const LAW =
  "Directiva (UE) 2024/825, OUG 18/2026: cumpărătorul trebuie informat înainte de comandă despre garanția legală de doi ani.";

export const texts = catalogue("guarantee", {
  notice: fixed("Drepturile tale privind garanția legală", LAW),
  duration: fixed("Garanție legală de conformitate: 2 ani de la livrare.", LAW),
  label: phrase("GARAN: garanția de durabilitate a producătorului pentru {produs}"),
  labelMore: "Despre garanția de durabilitate",
  noticeAddress: fixed("europa.eu/youreurope/garanții", LAW),
  rights: fixed(
    "Dacă produsul nu corespunde, ai dreptul la reparare, înlocuire, reducerea prețului sau restituirea banilor, fără costuri.",
    LAW,
  ),
});
