export const texts = {
  from: {
    told: null,
    transfer: "contul din care s-a plătit",
    company: "contul firmei, din comandă",
  },
  states: { due: "de trimis", done: "trimise" },
};
