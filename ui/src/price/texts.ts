import { catalogue, fixed } from "@curat/contract/texts.values";

export const texts = catalogue("price", {
  // For screen readers only.
  earlier: "Preț anterior:",
  now: "Preț redus:",
  lei: fixed("lei", "Este moneda în care vinde magazinul."),
});
