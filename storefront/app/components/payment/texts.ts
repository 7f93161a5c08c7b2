import type { PaymentState } from "@curat/contract/payments.values";
import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("payment", {
  title: "Plata comenzii",
  heading: phrase("Plata comenzii {numar}"),
  states: {
    none: ["Se plătește la livrare", "Plata nu este așteptată înainte de livrare."],
    pending: ["În așteptare", "Încă nu am primit confirmarea plății."],
    processing: ["În verificare", "Banca verifică plata. Îți scriem pe e-mail imediat ce se încheie."],
    paid: ["Plătită", "Am primit plata. Pregătim comanda ta."],
    failed: [
      "Respinsă",
      "Plata nu a reușit și nu ți s-au luat bani. Încearcă din nou sau alege altă metodă.",
    ],
    cancelled: ["Anulată", "Comanda a fost anulată și nu mai poate fi plătită."],
    refund_due: [
      "De restituit",
      "Am primit bani pentru o comandă care nu îi mai aștepta. Ți-i trimitem înapoi pe card.",
    ],
    refunded: ["Restituită", "Banii au fost trimiși înapoi pe card."],
  } satisfies Record<PaymentState, [word: string, sentence: string]>,
  reserved: plural({
    one: "Păstrăm produsele o zi lucrătoare.",
    few: "Păstrăm produsele {zile} zile lucrătoare.",
    other: "Păstrăm produsele {zile} de zile lucrătoare.",
  }),
  transferHint:
    "Datele pentru transfer sunt în e-mailul cu confirmarea comenzii. Trimitem coletul după ce banii ajung în cont.",
  payUntil: phrase(
    "Păstrăm produsele 60 de minute de la comandă, până la ora {ora}; apoi comanda se anulează singură.",
  ),
  waiting: "Verificăm singuri, din când în când. Nu trebuie să reîncarci pagina.",
  state: "Starea plății",
  method: "Metodă de plată",
  total: "Total",
  retry: "Încearcă din nou",
  otherTitle: "Plătește altfel",
  otherHint: "Poți alege altă metodă; totalul se recalculează.",
  change: "Schimbă metoda de plată",
  changed: "Metoda de plată a fost schimbată.",
  chooseMethod: "Alege o metodă de plată.",
  order: "Vezi comanda",
  home: "Continuă cumpărăturile",
  redirectTitle: "Te ducem la pagina de plată",
  redirectHint:
    "Comanda a fost trimisă. Plata se face în pagina securizată a procesatorului; noi nu vedem datele cardului. Comanda te așteaptă 60 de minute: dacă te întorci fără să plătești, o găsești în coș.",
  // Also the label of the processor form's button.
  toProcessor: "Continuă către plată",
  notOpened: "Pagina de plată nu a putut fi deschisă. Comanda a fost trimisă; încearcă din nou plata.",
});
