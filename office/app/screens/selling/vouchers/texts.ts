export const texts = {
  states: {
    open: "bun de folosit",
    planned: "programat",
    ended: "încheiat",
    used: "folosit de tot",
    archived: "arhivat",
  },
  labels: {
    name: "Denumire",
    kind: "Ce oferă",
    percent: "Procent",
    amount: "Valoare, în lei",
    minimum: "Valoarea minimă a produselor, în lei",
    starts_at: "Bun de la",
    ends_at: "Bun până la",
    max_uses: "De câte ori poate fi folosit",
    products: "Numai pentru produsele (codurile lor, câte unul pe rând)",
  },
  kinds: {
    percent: "un procent din produse",
    amount: "o sumă din produse",
    free_delivery: "livrare gratuită",
  },
  category: (name: string) => `Categoria ${name}`,
  brand: (name: string) => `Marca ${name}`,
  usedOf: (uses: number, most: number | null) => (most === null ? String(uses) : `${uses} din ${most}`),
};
