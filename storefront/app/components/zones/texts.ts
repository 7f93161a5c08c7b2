export const texts = {
  zones: "Zone din codul culorilor",
};
