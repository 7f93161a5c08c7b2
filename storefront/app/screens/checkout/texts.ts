export const texts = {
  title: "Coșul tău",
  // Letter for letter (cart spec, section 8).
  empty: "Cosul tau este gol",
};
