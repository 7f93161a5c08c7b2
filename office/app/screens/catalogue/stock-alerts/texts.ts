export const texts = {
  title: "Alerte de stoc",
  usual: "În așteptare",
  intro: "Aici sunt cele care așteaptă produsul; clientul primește un singur e-mail, când acesta revine.",
  who: "Cine așteaptă",
  email: "E-mail",
  product: "Produs",
  code: "Cod",
  state: "Stare",
  since: "Din",
  until: "Până la",
  sent: "Anunțat",
  text: "Produs, cod, nume sau e-mail",
  states: { all: "oricare", waiting: "așteaptă", sent: "anunțată", expired: "expirată" },
  awaited: "Cele mai așteptate produse",
  waiting: (count: number) =>
    count === 1 ? "un client" : `${count}${count % 100 >= 20 || count % 100 === 0 ? " de" : ""} clienți`,
};
