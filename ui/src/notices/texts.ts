import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("notices", { label: "Mesaje", close: "Închide mesajul" });
