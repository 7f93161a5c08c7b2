export const texts = {
  quickScroll: "Mergi la",
  seeAll: "Vezi toate",
  policy: "Prin abonare ești de acord cu",
  policyName: "politica de confidențialitate",
  policyUrl: "/articole/politica-de-confidentialitate.html",
};
