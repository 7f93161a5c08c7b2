/** What a buyer is told at each step of a return. Pure: facts in, mail out. */
import { formatLei } from "../../text/money.ts";
import { formatTime } from "../../text/time.ts";
import { html } from "../../text/template.ts";
import type { Return, ReturnStatus } from "../returns/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { type Part, greeting, link, orderLink, paragraph, section } from "./order-mail-parts.ts";

const TITLES: Record<ReturnStatus, (number: number) => string> = {
  requested: (number) => `Am primit cererea de retur ${number}`,
  approved: (number) => `Cererea de retur ${number} a fost aprobată`,
  on_the_way: (number) => `Returul ${number} este pe drum`,
  received: (number) => `Am recepționat returul ${number}`,
  refunded: (number) => `Banii pentru returul ${number} ți se întorc`,
  rejected: (number) => `Cererea de retur ${number} a fost respinsă`,
};
const NEWS: Record<ReturnStatus, string> = {
  requested: "O verificăm și îți scriem ce urmează.",
  approved: "Pregătește produsele pentru drumul înapoi; te anunțăm când pleacă spre noi.",
  on_the_way: "Îți scriem de îndată ce produsele ajung la noi.",
  received: "Verificăm produsele și îți scriem când îți trimitem banii.",
  refunded: "Suma se întoarce în contul bancar din cerere.",
  rejected: "",
};

/** The step is the one that was reached, whatever has become of the return since. */
export function returnMail(request: Return, step: ReturnStatus, shop: MailShop): Mail {
  const title = TITLES[step](request.number);
  const parts: Part[] = [
    paragraph(`${greeting(request.fullName)} ${NEWS[step]}`.trim()),
    ...factsOf(request, step),
    section(
      `Din comanda ${request.orderNumber}`,
      request.lines.map(({ name, quantity, unit }) => `${name}: ${quantity} ${unit}`),
    ),
    wayBack(request, shop),
  ];
  const page = mailPage(
    {
      title,
      body: html`${parts.map((part) => part.html)}`,
      text: parts.map((part) => part.text).join("\n\n"),
    },
    shop,
  );
  const id = `return-${request.number}-${step}`;
  return { id, to: request.email, subject: `${shop.name}: ${title}`, ...page };
}

/** What this one step has to say. */
function factsOf({ createdAt, refundBani, rejection }: Return, step: ReturnStatus): Part[] {
  // The receipt of a withdrawal says when it was declared. (law: Withdrawal)
  if (step === "requested") return [paragraph(`Primită la ${formatTime(createdAt)}.`)];
  if (step === "refunded" && refundBani) return [paragraph(`Îți trimitem ${formatLei(refundBani)}.`)];
  return step === "rejected" ? [paragraph(`Motivul: ${rejection}`)] : [];
}

/** A guest has no list of returns, only the order. */
function wayBack({ customerId, orderNumber, orderRandomId }: Return, shop: MailShop): Part {
  if (customerId !== null) return link("Vezi retururile tale", `${shop.url}/account/returns`);
  return orderLink({ number: orderNumber, customerId, randomId: orderRandomId }, shop);
}
