/** Complaints of the demo: open, answered and closed, of most types. */
import type { ComplaintImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import type { PastOrder } from "./orders/past-orders.ts";

interface WrittenComplaint {
  order: string;
  typeId: number;
  description: string;
  details?: Record<string, string>;
  answer?: string;
  isClosed?: boolean;
  /** After shipping, when the invoice was issued: when it was written, and when it was answered. */
  days: readonly [written: number, answered?: number];
}

export const COMPLAINTS: readonly WrittenComplaint[] = [
  { order: "ana-livrata", typeId: 11, days: [2], description: "Din colet lipsește un flacon: am comandat trei geluri pentru toaletă și au venit două.", details: { notdelivered_product_description: "Gel pentru vase WC, un flacon de 750 ml" } },
  { order: "ana-rufe", typeId: 7, days: [2, 3], isClosed: true, description: "Bidonul de detergent avea capacul crăpat și a curs în cutie.", details: { damaged_product_description: "Capacul este crăpat pe toată lungimea, lipsește cam un sfert din conținut." }, answer: "Ne cerem scuze. V-am trimis astăzi un bidon nou; pe cel deteriorat îl puteți păstra." },
  { order: "ana-retur-partial", typeId: 8, days: [13, 14], isClosed: true, description: "Când primesc banii pentru coada returnată?", answer: "Suma a fost virată în aceeași zi pe cardul cu care ați plătit. În extras apare în cel mult trei zile lucrătoare." },
  { order: "ana-atelier", typeId: 1, days: [5, 6], description: "Pe factură lipsește codul de înregistrare al atelierului meu. Se poate reface?", answer: "Am verificat: codul este trecut sub denumire, pe al doilea rând. Vă trimitem și copia pe e-mail." },
  { order: "scoala-gresita", typeId: 5, days: [1, 3], description: "Am primit dispensere albe în loc de negre.", details: { product_wrong_delivered: "Dispenser de prosoape pliate Raft, alb, două bucăți" }, answer: "Aveți dreptate, greșeala este a depozitului. Am aprobat returul și trimitem dispenserele negre cu același curier." },
  { order: "gheorghe-atelier", typeId: 3, days: [14, 15], isClosed: true, description: "Mi-ați respins returul pentru gelul de cuptoare.", details: { bank_account: "RO43AAAA1B31007593840108", bank_customer: "Banca Exemplu S.A.", return_reason: "Nu îmi mai trebuie" }, answer: "Înțelegem nemulțumirea, însă un produs chimic desfăcut nu mai poate fi vândut și legea permite refuzul în acest caz." },
  { order: "bogdan-subsol", typeId: 2, days: [31, 32], description: "După o lună, aspiratorul pornește doar din a doua apăsare.", answer: "Este în garanție. Curierul îl ridică joi, iar dacă nu se poate repara în 15 zile, îl înlocuim." },
  { order: "laura-casa", typeId: 4, days: [2, 2], isClosed: true, description: "Curierul a ajuns după ora 20, deși în mesaj scria între 9 și 17. Am stat degeaba acasă toată ziua.", answer: "Ne pare rău pentru ziua pierdută. Am trimis reclamația curierului, iar la comanda următoare transportul este din partea noastră." },
  { order: "bistro-bucatarie", typeId: 6, days: [9, 11], description: "Al doilea bidon de detergent pentru mașină este mai lichid decât primul.", answer: "Ambele bidoane sunt din același lot și au aceeași concentrație; vâscozitatea scade la cald. Dacă spală diferit, îl analizăm." },
  { order: "elena-mutare", typeId: 9, days: [4, 5], isClosed: true, description: "Mi-am schimbat numărul de telefon și nu știu de unde îl modific.", answer: "Din cont, la „Date personale”. Numărul vechi rămâne doar pe comenzile deja facturate." },
  { order: "maria-casa", typeId: 10, days: [3], description: "Aș vrea ca la comenzile următoare să primesc cutiile fără umplutură de plastic." },
]; // oxfmt-ignore

/** Complaints about orders that are there; the import looks up their invoices. */
export function complaintImports(orders: readonly PastOrder[]): ComplaintImport[] {
  return COMPLAINTS.flatMap(
    ({ order: key, days, details = {}, answer = "", isClosed = false, ...written }) => {
      const past = orders.find((each) => each.written.key === key);
      const shipped = past?.order.story?.find(({ status }) => status === "shipped")?.at;
      if (!past || !shipped) return [];
      const { randomId, firstName, lastName, email, phone } = past.order;
      const after = (count: number): Date => new Date(shipped.getTime() + count * DAY_MS);
      const [createdAt, answeredAt] = days;
      return [
        {
          ...written,
          order: randomId,
          name: `${firstName} ${lastName}`,
          email,
          phone,
          details,
          answer,
          isClosed,
          createdAt: after(createdAt),
          answeredAt: answeredAt === undefined ? null : after(answeredAt),
        },
      ];
    },
  );
}
