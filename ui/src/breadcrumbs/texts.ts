import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("breadcrumbs", {
  label: "Calea paginii",
  // Letter for letter (requirements: B16).
  home: "Acasa",
});
