/** What the parts of the form say wherever they stand. */
export const texts = {
  free: "Gratuit",
  loginOver: "Nu mai ești în cont. Intră din nou: coșul și datele comenzii te așteaptă.",
  zipcode: "Cod poștal",
  zipcodeHint: "Opțional, 6 cifre.",
};
