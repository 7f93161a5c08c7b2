import { catalogue, phrase } from "@curat/contract/texts.values";
import { countText } from "../../components/listing/texts.ts";

export const texts = catalogue("category", {
  subcategories: "Subcategorii",
  count: countText,
  more: phrase("Toate ({numar})"),
  less: "Restrange",
});
