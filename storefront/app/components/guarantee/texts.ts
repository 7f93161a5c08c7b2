import { catalogue, fixed } from "@curat/contract/texts.values";

const LAW =
  "Directiva (UE) 2024/825, OUG 18/2026: înainte de comandă se spune despre garanția legală de doi ani.";

export const texts = catalogue("guarantee", {
  duration: fixed("Garanție legală de conformitate: 2 ani de la livrare.", LAW),
  rights: fixed(
    "Dacă produsul nu corespunde, ai dreptul la reparare, înlocuire, reducerea prețului sau restituirea banilor, fără costuri.",
    LAW,
  ),
});
