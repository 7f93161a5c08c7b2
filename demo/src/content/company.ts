/** The invented company of the demo shop, with valid numbers (law: Identity and addresses). */
export const COMPANY = {
  name: "Curat Distribuție S.R.L.",
  shop: "Curat",
  cui: "RO99001129",
  registry: "J12/999999/2009",
  street: "Str. Fabricii de Săpun nr. 18",
  city: "Cluj-Napoca",
  county: "Cluj",
  countyCode: "CJ",
  postcode: "400600",
  address: "Str. Fabricii de Săpun nr. 18, 400600 Cluj-Napoca, jud. Cluj, România",
  warehouse: "Parcul Logistic Est, hala C, 407035 Apahida, jud. Cluj, România",
  phone: "+40 264 000 100",
  mobile: "+40 700 000 100",
  email: "office@curat.example",
  /** All emails are sent from this address. */
  orders: "office@curat.example",
  privacy: "date.personale@curat.example",
  bank: "Banca Exemplu S.A.",
  iban: "RO49AAAA1B31007593840000",
  schedule: "luni – vineri, 08:30 – 16:30",
  capital: "200 000 lei",
} as const;
