import { dayText } from "../../../components/time/day.ts";

export const texts = {
  title: "Fără vânzări",
  explain: "Produse în stoc fără nicio vânzare în ultimele 120 de zile, începând cu cele mai vechi.",
  product: "Produs",
  code: "Cod",
  stock: "Stoc",
  lastSold: "Ultima vânzare",
  never: "necunoscută",
  stocked: "În stoc din",
  value: "Valoare fără TVA",
  contains: "Produs",
  day: (day: string | null) => (day === null ? null : dayText(day)),
};
