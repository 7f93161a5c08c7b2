export const texts = {
  steps: { zi: "zile", saptamana: "săptămâni", luna: "luni" } as Record<string, string>,
  salesBy: { day: "Vânzări pe zile", week: "Vânzări pe săptămâni", month: "Vânzări pe luni" },
  step: { day: "Ziua", week: "Săptămâna din", month: "Luna" },
};
