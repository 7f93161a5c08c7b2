import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("net-price", { withoutVat: "fără TVA", withVat: "cu TVA" });
