import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("landing", {
  quickScroll: "Mergi la",
  seeAll: "Vezi toate",
  policy: "Prin abonare ești de acord cu",
  policyName: "politica de confidențialitate",
});

export const POLICY_PAGE = "/articole/politica-de-confidentialitate.html";
