export const texts = {
  states: {
    open: "valabil",
    planned: "programat",
    ended: "încheiat",
    used: "epuizat",
    archived: "arhivat",
  },
  labels: {
    name: "Denumire",
    kind: "Ce oferă",
    percent: "Procent",
    amount: "Valoare, în lei",
    minimum: "Valoarea minimă a produselor, în lei",
    starts_at: "Valabil de la",
    ends_at: "Valabil până la",
    max_uses: "Număr de utilizări",
    products: "Doar pentru produsele (coduri, câte unul pe rând)",
  },
  kinds: {
    percent: "un procent din valoarea produselor",
    amount: "o sumă fixă",
    free_delivery: "livrare gratuită",
  },
  category: (name: string) => `Categoria ${name}`,
  brand: (name: string) => `Brandul ${name}`,
  usedOf: (uses: number, max: number | null) => (max === null ? String(uses) : `${uses} din ${max}`),
};
