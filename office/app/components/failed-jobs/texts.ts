import { counted } from "@curat/contract/quantity-text.values";
import type { FailedJobState } from "@curat/contract/staff/failed-jobs.values";

export const texts = {
  states: { retrying: "se reîncearcă", failed: "eșuată definitiv" } satisfies Record<FailedJobState, string>,
  running: "se încearcă acum",
  attempt: (attempts: number, most: number) => `încercarea ${attempts} din ${most}`,
  next: "următoarea",
  code: "Cod",
  codeHint: "Codul după care se găsește în jurnalul serverului",
  retry: "Încearcă acum",
  drop: "Renunță",
  dropHint: "Nu se mai încearcă: e-mailul nu mai pleacă, factura nu se mai emite.",
  confirmDrop: "Renunță definitiv",
  retryAll: "Încearcă-le acum pe toate",
  dropAll: "Renunță la toate",
  retried: (count: number) => `${counted(count, "O sarcină se încearcă", "sarcini se încearcă")} acum.`,
  dropped: (count: number) => `Ai renunțat la ${counted(count, "o sarcină", "sarcini")}.`,
  nothing: "Nu s-a schimbat nimic: sarcina se încearcă deja, a reușit sau altcineva a renunțat la ea.",
};
