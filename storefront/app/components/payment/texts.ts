import type { PaymentState } from "@curat/contract/payments.values";
import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("payment", {
  title: "Plata comenzii",
  heading: phrase("Plata comenzii {numar}"),
  states: {
    none: ["Plată la livrare", "Plătești la livrare."],
    pending: ["În așteptare", "Încă nu am primit confirmarea plății."],
    processing: ["În verificare", "Banca verifică plata. Îți scriem pe e-mail imediat ce avem un răspuns."],
    paid: ["Plătită", "Am primit plata. Pregătim comanda ta."],
    failed: [
      "Respinsă",
      "Plata nu a reușit și nu ți s-au luat bani. Încearcă din nou sau alege altă metodă.",
    ],
    cancelled: ["Anulată", "Comanda a fost anulată și nu mai poate fi plătită."],
    refund_due: [
      "Bani de returnat",
      "Plata a ajuns după ce comanda a fost anulată. Îți returnăm banii pe card.",
    ],
    refunded: ["Bani returnați", "Ți-am returnat banii pe card."],
  } satisfies Record<PaymentState, [word: string, sentence: string]>,
  reserved: plural({
    one: "Păstrăm produsele o zi lucrătoare.",
    few: "Păstrăm produsele {zile} zile lucrătoare.",
    other: "Păstrăm produsele {zile} de zile lucrătoare.",
  }),
  transferHint:
    "Datele de plată sunt în e-mailul de confirmare a comenzii. Trimitem coletul după ce primim banii.",
  payUntil: phrase(
    "Păstrăm produsele 60 de minute de la comandă, până la ora {ora}; apoi comanda se anulează automat.",
  ),
  waiting: "Pagina se actualizează singură.",
  state: "Starea plății",
  method: "Metodă de plată",
  total: "Total",
  retry: "Încearcă din nou",
  otherTitle: "Schimbă metoda de plată",
  otherHint: "Poți alege altă metodă; totalul se recalculează.",
  change: "Schimbă metoda de plată",
  changed: "Metoda de plată a fost schimbată.",
  chooseMethod: "Alege o metodă de plată.",
  order: "Vezi comanda",
  home: "Continuă cumpărăturile",
  redirectTitle: "Se deschide pagina de plată",
  redirectHint:
    "Comanda a fost trimisă. Plătești pe pagina securizată a procesatorului; noi nu vedem datele cardului. Păstrăm comanda 60 de minute: dacă revii fără să plătești, o găsești în coș.",
  toProcessor: "Continuă către plată",
  notOpened: "Pagina de plată nu a putut fi deschisă. Comanda a fost trimisă; încearcă din nou plata.",
});
