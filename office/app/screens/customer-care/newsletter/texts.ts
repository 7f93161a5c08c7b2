export const texts = {
  title: "Newsletter",
  usual: "Abonați",
  intro: "Aici sunt adresele abonate acum.",
  email: "E-mail",
  state: "Stare",
  asked: "Cerut",
  confirmed: "Confirmat prin link",
  left: "Dezabonat",
  text: "E-mail",
  states: { all: "oricare", subscribed: "abonat", pending: "neconfirmat", left: "dezabonat" },
  proof:
    "Dovada acordului: ziua în care s-a cerut abonarea și cea în care a fost deschis linkul trimis la acea adresă.",
  download: (format: string) => `Descarcă ${format}`,
};
