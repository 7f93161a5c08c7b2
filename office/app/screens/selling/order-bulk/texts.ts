import { countOf } from "@curat/contract/quantity-text.values";

const orders = (count: number) => (count === 1 ? "o comandă" : countOf(count, "comenzi"));

export const texts = {
  title: "Mai multe comenzi deodată",
  awb: (count: number) => `AWB pentru ${orders(count)}`,
  move: (count: number, status: string) => `${capital(orders(count))} în starea „${status}”`,
  by: "Cerut de",
  progress: "Cât s-a făcut",
  sofar: (done: number, total: number) => `${done} din ${total} gata`,
  refusedCount: (count: number) => (count === 1 ? "una refuzată" : `${count} refuzate`),
  waitingCount: (count: number) => `${count} în așteptare`,
  look: "Vezi cât s-a mai făcut",
  leftOut: (count: number) => `Alte ${orders(count)} ale listei au rămas neatinse: repetă pentru ele.`,
  refused: "Ce nu a mers",
  done: "Gata",
  unknown: (id: number) => `Comanda cu id-ul ${id}`,
  makeAwbs: "Creează AWB",
  labels: "Etichete PDF",
  pickList: "Listă de culegere",
  pack: "Împachetează",
  again: "Cere din nou AWB-urile refuzate",
  checked: "Am verificat la curier: pentru aceste comenzi nu s-a făcut niciun AWB.",
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
