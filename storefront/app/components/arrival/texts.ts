import { arrivalText, dayAhead, shortArrival } from "@curat/contract/arrival.values";
import type { Arrival } from "@curat/contract/arrival.values";
import { catalogue, choice, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("arrival", {
  card: phrase("ajunge {cand}", (arrival: Arrival, today: string) => [shortArrival(arrival, today)]),
  arrives: phrase("ajunge {cand}", (arrival: Arrival) => [arrivalText(arrival)]),
  /** A pickup order is ready on the last day of the range. */
  waits: phrase("o poți ridica de {cand}", ({ to }: Arrival) => [arrivalText({ from: to, to })]),
  orderBy: choice(
    { today: "Comandă până la {ora}", later: "Comandă până {zi} la {ora}" },
    ({ day, clock }: { day: string; clock: string }, today: string) =>
      day === today ? ["today", { ora: clock }] : ["later", { zi: dayAhead(day, today), ora: clock }],
  ),
  county: choice({ capital: "în București", county: "în județul {judet}" }, (name: string) =>
    name === "București" ? ["capital"] : ["county", { judet: name }],
  ),
});
