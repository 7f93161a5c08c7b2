import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("slider", {
  previous: "Produsele anterioare",
  next: "Produsele următoare",
  pause: "Oprește derularea",
  play: "Pornește derularea",
});
