export const texts = {
  steps: { zi: "zile", saptamana: "săptămâni", luna: "luni" } as Record<string, string>,
  step: { day: "Ziua", week: "Săptămâna din", month: "Luna" },
};
