/** Keeps documents sent to ANAF in memory, with their states, lists and downloads. */
import { zipSync } from "fflate";
import type { FaultPlan } from "./faults.ts";

const RETENTION_MS = 60 * 86_400_000;
const PAGE = 500;
const STATUS_A_DAY = 100;
const DOWNLOADS_A_DAY = 10;

/** A document that was received completely. */
export interface Accepted {
  /** Upload index, `index_incarcare`. */
  index: string;
  cif: string;
  /** Number of the invoice (BT-1 in the XML). */
  number: string;
  isB2c: boolean;
  xml: string;
  at: Date;
  /** Reasons why the document was refused after upload; empty if it is valid. */
  errors: string[];
}
interface Message extends Accepted {
  /** Id for downloading the result. */
  id: string;
  processedAt: number;
  listedAt: number;
  type: "FACTURA TRIMISA" | "ERORI FACTURA" | "FACTURA PRIMITA" | "MESAJ CUMPARATOR PRIMIT";
}
export type StatusAnswer = { stare: string; id?: string } | { error: string };
export type ListAnswer = { eroare: string; titlu: string } | { mesaje: object[]; [field: string]: unknown };

export interface Mailbox {
  upload(document: Omit<Accepted, "index" | "at" | "errors">): Accepted;
  status(index: string): StatusAnswer;
  list(query: URLSearchParams): ListAnswer;
  /** Returns a ZIP with the document or its errors and the seal, or the reason why there is none. */
  download(id: string): Uint8Array | { eroare: string; titlu: string };
  /** Adds an invoice that another company sent to this fiscal code. */
  receive(document: { cif: string; number: string; xml: string }): void;
  /** Adds a buyer's message about the accepted invoice with that index. */
  complain(message: { cif: string; invoiceIndex: string; words: string }): void;
  accepted(): Accepted[];
}

export function mailboxAt(now: () => Date, plan: FaultPlan): Mailbox {
  const messages: Message[] = [];
  // The shop still has ids of messages from an earlier run, so numbers must not be reused.
  const first = now().getTime();
  const requested = new Map<string, number>();
  const isAllowed = (what: string, limit: number): boolean => {
    const key = `${now().toISOString().slice(0, 10)} ${what}`;
    requested.set(key, (requested.get(key) ?? 0) + 1);
    return (requested.get(key) ?? 0) <= limit;
  };
  const store = (document: Accepted, type: Message["type"]): void => {
    const processedAt = document.at.getTime() + plan.processedAfterSeconds * 1_000;
    const listedAt = processedAt + plan.listedAfterSeconds * 1_000;
    messages.push({ ...document, id: `7${first + messages.length}`, processedAt, listedAt, type });
  };
  const isRetained = ({ at }: Accepted): boolean => now().getTime() - at.getTime() < RETENTION_MS;

  return {
    upload(document) {
      const errors = plan.refuses(document.number)
        ? ["E: validari globale eroare regula: BR-CL-23: codul unității de măsură nu este în listă"]
        : [];
      const accepted = { ...document, index: `5${first + messages.length}`, at: now(), errors };
      store(accepted, errors.length > 0 ? "ERORI FACTURA" : "FACTURA TRIMISA");
      return accepted;
    },
    status(index) {
      const message = messages.find((one) => one.index === index);
      if (!message) return { error: `Nu exista factura cu id_incarcare= ${index}` };
      if (!isAllowed(`stare ${index}`, STATUS_A_DAY))
        return { error: `S-au facut deja ${STATUS_A_DAY} descarcari de mesaj in cursul zilei` };
      if (now().getTime() < message.processedAt) return { stare: "in prelucrare" };
      return { stare: message.errors.length > 0 ? "nok" : "ok", id: message.id };
    },
    list(query) {
      const titlu = "Lista Mesaje";
      const [start, end, page] = ["startTime", "endTime", "pagina"].map((name) => Number(query.get(name)));
      if (!start || !end || !page)
        return { eroare: "Parametrii startTime, endTime si pagina sunt obligatorii", titlu };
      if (start > now().getTime() || end > now().getTime())
        return { eroare: "startTime si endTime nu pot fi mai mari decat momentul interogarii", titlu };
      if (now().getTime() - start > RETENTION_MS)
        return {
          eroare: "startTime nu poate fi mai vechi de 60 de zile fata de momentul interogarii",
          titlu,
        };
      const type = {
        E: "ERORI FACTURA",
        T: "FACTURA TRIMISA",
        P: "FACTURA PRIMITA",
        R: "MESAJ CUMPARATOR PRIMIT",
      }[query.get("filtru") ?? ""];
      const found = messages.filter(
        (message) =>
          message.cif === query.get("cif") &&
          message.listedAt <= now().getTime() &&
          message.listedAt >= start &&
          message.listedAt <= end &&
          isRetained(message) &&
          (type === undefined || message.type === type),
      );
      if (found.length === 0) return { eroare: "Nu exista mesaje in intervalul selectat", titlu };
      const pages = Math.ceil(found.length / PAGE);
      if (page > pages) return { eroare: `Pagina solicitata ${page} este mai mare decat ${pages}`, titlu };
      const shown = found.slice((page - 1) * PAGE, page * PAGE);
      return {
        mesaje: shown.map(toListed),
        numar_inregistrari_in_pagina: shown.length,
        numar_total_inregistrari_per_pagina: PAGE,
        numar_total_inregistrari: found.length,
        numar_total_pagini: pages,
        index_pagina_curenta: page,
        serial: "0000",
        cui: query.get("cif"),
        titlu,
      };
    },
    download(id) {
      const titlu = "Descarcare mesaj";
      const message = messages.find((one) => one.id === id);
      if (!message || !isRetained(message))
        return { eroare: `Pentru id=${id} nu exista inregistrata nici o factura`, titlu };
      if (!isAllowed(`descarcare ${id}`, DOWNLOADS_A_DAY))
        return { eroare: `S-au facut deja ${DOWNLOADS_A_DAY} descarcari de mesaj in cursul zilei`, titlu };
      return sealed(message);
    },
    receive: ({ cif, number, xml }) =>
      store(
        { cif, number, xml, isB2c: false, index: `5${first + messages.length}`, at: now(), errors: [] },
        "FACTURA PRIMITA",
      ),
    complain: ({ cif, invoiceIndex, words }) =>
      store(
        {
          cif,
          number: "",
          xml: `<header xmlns="mfp:anaf:dgti:spv:reqMesaj:v1" index_incarcare="${invoiceIndex}" message="${escaped(words)}"/>`,
          isB2c: false,
          index: `5${first + messages.length}`,
          at: now(),
          errors: [],
        },
        "MESAJ CUMPARATOR PRIMIT",
      ),
    accepted: () => messages.filter(({ type }) => type === "FACTURA TRIMISA" || type === "ERORI FACTURA"),
  };
}

function toListed({ id, index, cif, type, listedAt }: Message): object {
  return {
    id,
    id_solicitare: index,
    cif,
    cif_emitent: cif,
    data_creare: new Date(listedAt).toISOString().replaceAll(/\D/g, "").slice(0, 12),
    tip: type,
    detalii: `Factura cu id_incarcare=${index} emisa de cif_emitent=${cif}`,
  };
}

function sealed({ index, cif, xml, errors }: Message): Uint8Array {
  const errorXml = errors.map((error) => `<Error errorMessage="${escaped(error)}"/>`).join("");
  const refused = `<header xmlns="mfp:anaf:dgti:efactura:mesajEroriFactuta:v1" Index_incarcare="${index}" Cif_emitent="${cif}">${errorXml}</header>`;
  const seal = `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignatureValue>proba-${index}</SignatureValue></Signature>`;
  const bytes = (text: string) => new TextEncoder().encode(text);
  return zipSync({
    [`${index}.xml`]: bytes(errors.length > 0 ? refused : xml),
    [`semnatura_${index}.xml`]: bytes(seal),
  });
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
