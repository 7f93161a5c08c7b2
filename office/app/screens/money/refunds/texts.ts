export const texts = {
  from: {
    told: null,
    transfer: "contul din care a venit plata",
    company: "contul firmei, din comandă",
  },
  states: { due: "de trimis", done: "trimise" },
};
