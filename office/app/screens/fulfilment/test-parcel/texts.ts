export const texts = {
  title: "Colet de probă",
  intro:
    "Spune ce colet ar pleca și unde, și vezi ce ar plăti cumpărătorul pentru fiecare livrare, după tarifele salvate. Nu se păstrează nimic.",
  parcel: "Coletul",
  grams: "Greutate (g)",
  width: "Lățime (mm)",
  depth: "Adâncime (mm)",
  height: "Înălțime (mm)",
  products: "Valoarea produselor (lei)",
  county: "Județ",
  payment: "Plata",
  payments: { card: "înainte de livrare", ramburs: "ramburs" },
  show: "Arată prețurile",
  result: (county: string) => `Ce ar plăti în ${county}`,
  free: "gratuit",
  notOffered: "nu se oferă",
  tariffs: "Tarife de livrare",
};
