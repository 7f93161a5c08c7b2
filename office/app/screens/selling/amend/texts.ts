export const texts = {
  title: (number: string) => `Modifică comanda ${number}`,
  causes: [
    { value: "buyer", label: "Cumpărătorul a cerut modificarea" },
    {
      value: "shop",
      label: "Magazinul nu poate livra tot: reducerea, cadourile și prețul livrării rămân aceleași",
    },
  ],
  deliveryOption: (name: string, price: string) => `${name}: ${price}`,
  customerTypes: [
    { value: "pf", label: "Persoană fizică" },
    { value: "pj", label: "Firmă" },
  ],
};
