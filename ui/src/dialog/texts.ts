import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("dialog", { close: "Închide", yes: "Da", no: "Nu" });
