export const texts = {
  title: "Datele clientului",
  told: "Toate datele păstrate",
  toldExplain:
    "Tot ce păstrează magazinul despre client, ca în răspunsul la o cerere a lui. Descărcarea rămâne scrisă în jurnal.",
  pdf: "Descarcă PDF",
  json: "Descarcă JSON",
  refused: "Datele nu au putut fi descărcate. Confirmă că ești tu, apoi apasă din nou butonul.",
  erase: "Ștergerea datelor",
  eraseExplain:
    "Numele, adresele, coșul, favoritele, notele și sesiunile se șterg. Comenzile încheiate își pierd datele, cele în curs le pierd după ce se încheie; facturile rămân atât cât cere legea contabilității. Nu se poate lua înapoi.",
  understood: "Am verificat că persoana este cea care cere ștergerea",
  eraseButton: "Șterge datele definitiv",
  tick: "Bifează că ai verificat cine cere ștergerea.",
  erased: "Datele clientului au fost șterse.",
  waiting: (orders: string) =>
    `Spune-i: datele din comenzile neîncheiate (${orders}) se șterg singure când nu mai pot fi returnate.`,
};
