export const texts = {
  title: "Predare la curier",
  labels: { day: "Ziua", from: "De la", to: "Până la", weight_kg: "Greutatea totală (kg)" },
  list: "Borderou de predare (PDF)",
  call: "Cheamă curierul",
  called: "Curierul a fost chemat.",
  byContract: "Curierul vine conform programului din contract.",
  byVan: "Comenzile de livrat cu mașina magazinului.",
  checked: "Am verificat la curier: vizita nu a fost notată.",
};
