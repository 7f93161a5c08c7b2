import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("slider", {
  previous: "Înapoi în listă",
  next: "Înainte în listă",
  pause: "Oprește derularea",
  play: "Pornește derularea",
});
