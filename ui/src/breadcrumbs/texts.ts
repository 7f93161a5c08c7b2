import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("breadcrumbs", {
  label: "Calea paginii",
  // Quoted verbatim (requirements: B16).
  home: "Acasa",
});
