import { countOf, counted } from "@curat/contract/quantity-text.values";
import type { JobState } from "@curat/contract/staff/jobs.values";

export const texts = {
  title: "Lucrări",
  explain:
    "Ce durează mai mult de câteva secunde se face aici, pe rând: închide liniștit pagina, lucrarea merge mai departe.",
  rooms: "Lucrări și sarcini",
  long: "Lucrări îndelungate",
  failedJobs: "Sarcini nereușite",
  explainFailed:
    "E-mailuri, facturi și AWB-uri care nu au reușit. Cele care se reîncearcă pornesc din nou singure, tot mai rar; cele eșuate definitiv te așteaptă pe tine.",
  noneFailed: "Toate sarcinile au reușit.",
  byTask: "Pe feluri de sarcini",
  ofTask: (retrying: number, failed: number) =>
    [
      ...(retrying > 0 ? [retrying === 1 ? "una se reîncearcă" : `${retrying} se reîncearcă`] : []),
      ...(failed > 0 ? [failed === 1 ? "una a eșuat definitiv" : `${failed} au eșuat definitiv`] : []),
    ].join(", "),
  task: "Sarcina",
  order: "Comanda",
  customer: "Clientul",
  email: "E-mailul clientului",
  attempts: "Încercări",
  next: "Următoarea încercare",
  error: "Ultima eroare",
  job: "Lucrarea",
  state: "Stare",
  progress: "Cât s-a făcut",
  by: "Cerută de",
  at: "Cerută",
  ended: "Încheiată",
  result: "Ce a ieșit",
  states: {
    waiting: "așteaptă",
    running: "în lucru",
    done: "gata",
    stopped: "oprită",
    failed: "nereușită",
  } satisfies Record<JobState, string>,
  counts: {
    read: (count: number) => counted(count, "un rând citit", "rânduri citite"),
    unusable: (count: number) => counted(count, "unul de nefolosit", "de nefolosit"),
    moved: (count: number) => counted(count, "un rând mutat", "rânduri mutate"),
    known: (count: number) => counted(count, "unul care era deja aici", "care erau deja aici"),
    undone: (count: number) => `${counted(count, "o modificare luată", "modificări luate")} înapoi`,
    changed: (count: number) => counted(count, "un produs schimbat", "produse schimbate"),
    left: (count: number) => counted(count, "una lăsată cum este", "lăsate cum sunt"),
  } as Record<string, (count: number) => string>,
  of: (done: number, total: number | null) =>
    total === null ? countOf(done, "rânduri") : `${done} din ${total}`,
  stop: "Oprește",
  giveUp: "Renunță la ea",
  retry: "Reia de unde a rămas",
  stopped: "Lucrarea a fost oprită. Ce s-a făcut până acum rămâne.",
  retried: "Lucrarea a fost reluată.",
  undo: "Ia înapoi tot",
  undoHint: (count: number) =>
    `A făcut ${counted(count, "o modificare", "modificări")}. Se iau înapoi toate deodată; ce s-a schimbat din nou de atunci rămâne și este numit.`,
  log: "Vezi modificările în jurnal",
  look: "Vezi cât s-a mai făcut",
  why: "De ce nu a reușit",
  notes: "De știut",
  acts: "Ce se poate face",
  none: "nimic încă",
};
