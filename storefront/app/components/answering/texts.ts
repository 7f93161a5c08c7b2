import { dayAhead } from "@curat/contract/arrival.values";
import { catalogue, choice, phrase } from "@curat/contract/texts.values";
import type { Today } from "@curat/contract/shop-now";

export const texts = catalogue("answering", {
  hours: choice(
    { open: "azi până la {ora}", later: "{zi} de la {ora}" },
    ({ day, opens, closes }: NonNullable<Today["answers"]>, today: string) =>
      opens === null ? ["open", { ora: closes }] : ["later", { zi: dayAhead(day, today), ora: opens }],
  ),
  questions: "Ai o întrebare?",
  answers: phrase("Îți răspunde {nume}"),
});
