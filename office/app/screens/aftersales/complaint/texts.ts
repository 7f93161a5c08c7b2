import { longDay } from "../../../components/time/day.ts";

export const texts = {
  title: (number: string) => `Sesizarea ${number}`,
  said: "Ce s-a scris",
  answer: "Răspuns",
  send: "Trimite răspunsul",
  sendAndClose: "Trimite și închide",
  close: "Închide fără alt răspuns",
  sent: "Răspunsul a plecat pe e-mail și stă în contul clientului.",
  closed: "Sesizarea a fost închisă.",
  isClosed: "Este închisă: nu i se mai răspunde. Clientul poate scrie alta.",
  about: "Despre ce este",
  type: "Felul",
  deadline: "Termen de răspuns",
  order: "Comanda",
  notHis: (number: string) => `${number} (scrisă de client; nu este o comandă a lui)`,
  invoice: "Factura",
  /** As its writer named it; he may have left out its day. */
  invoiceOf: (number: string, day: string) =>
    day === "" ? number : `${number} din ${longDay(`${day}T12:00:00Z`)}`,
  asked: "Primită",
  writer: "Cine a scris",
  name: "Nume",
  email: "E-mail",
  phone: "Telefon",
  guest: "fără cont",
  account: "Cont",
  hasAccount: "da, vede răspunsul și acolo",
};
