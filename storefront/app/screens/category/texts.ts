import { countText } from "../../components/listing/texts.ts";

export const texts = {
  subcategories: "Subcategorii",
  count: countText,
  more: (count: number): string => `Toate (${count})`,
  less: "Restrange",
};
