export const texts = {
  sort: "Sortează după",
  apply: "Aplică",
};
