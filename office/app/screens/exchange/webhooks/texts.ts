import { countOf } from "@curat/contract/quantity-text.values";
import type { DeliveryState, WebhookFormat } from "@curat/contract/staff/webhooks.values";

export const FORMATS: Record<WebhookFormat, string> = {
  standard: "Standard Webhooks",
  cloudevents: "CloudEvents 1.0",
};

export const STATES: Record<DeliveryState, string> = {
  waiting: "în așteptare",
  delivered: "primit",
  failed: "neprimit",
};

export const TEXTS = {
  title: "Webhookuri",
  intro:
    "Magazinul poate anunța alte programe (de gestiune, de contabilitate, de marketing) când se întâmplă ceva: o comandă nouă, o plată, un colet expediat, un stoc schimbat. Fiecare mesaj este semnat, iar cele neprimite se trimit din nou timp de trei zile.",
  none: "Niciun program nu primește evenimente. Creează un webhook mai jos.",
  create: "Webhook nou",
  createButton: "Creează webhookul",
  name: "Denumire",
  nameHint: "Ce program primește evenimentele, de exemplu „ERP – comenzi”.",
  url: "Adresă",
  urlHint:
    "Adresa publică la care programul primește evenimentele. Lasă câmpul gol dacă programul le citește singur, prin /staff/events.",
  topics: "Evenimente",
  format: "Format",
  secretTitle: (name: string) => `Secretul pentru „${name}”`,
  secretOnce: "Secretul este afișat o singură dată. Copiaz-l acum în programul care verifică semnătura.",
  reads: "citește singur",
  stopped: "oprit",
  active: "activ",
  failing: "nu răspunde",
  change: "Modifică",
  isActive: "Trimite evenimente",
  save: "Salvează",
  saved: "Webhookul a fost salvat.",
  secret: "Secret de semnare",
  secretHint: "Secretul nou se folosește imediat. Cel vechi rămâne valabil 24 de ore.",
  renew: "Creează un secret nou",
  test: "Trimite un test",
  tested: "Testul a fost trimis. Rezultatul apare mai jos în cel mult un minut.",
  resendAll: "Trimite din nou cele neprimite",
  resend: "Trimite din nou",
  resent: (count: number) =>
    count === 0
      ? "Nu s-a trimis nimic: webhookul este oprit sau nu are evenimente neprimite."
      : count === 1
        ? "Evenimentul se trimite din nou."
        : `Se trimit din nou ${countOf(count, "evenimente")}.`,
  remove: "Șterge webhookul",
  removeWarning: "Se șterg și evenimentele care nu au fost primite.",
  removed: "Webhookul a fost șters.",
  deliveries: "Evenimente trimise",
  noDeliveries: "Nu s-a trimis încă nimic.",
};
