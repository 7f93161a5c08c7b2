/** Parses ANAF's responses. Unreadable responses become failures. */
import { baniOfDecimal } from "../../../../../text/money.ts";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { elementText, parseXml } from "../../../../../text/xml.ts";
import { type AnafResult, failed } from "./anaf-result.ts";

const UNREADABLE = "Răspunsul ANAF nu a putut fi citit.";

const error = z.object({ errorMessage: z.string() });
const header = z.object({
  header: z.object({
    ExecutionStatus: z.string().optional(),
    index_incarcare: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
    stare: z.string().optional(),
    id_descarcare: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
    Errors: z.union([error, z.array(error)]).optional(),
    Error: z.union([error, z.array(error)]).optional(),
    message: z.string().optional(),
  }),
});
const refusal = z.object({ eroare: z.string() });
const badRequest = z.object({ message: z.string() });

function jsonOf<S extends z.ZodType>(text: string, schema: S): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function messagesOf(errors: z.infer<typeof header>["header"]["Errors"]): string {
  return [errors ?? []]
    .flat()
    .map(({ errorMessage }) => errorMessage.trim())
    .join(" ");
}

/** Parses the response to an upload. Without an index or a clear refusal, the outcome is unknown. */
export function readUpload(status: number, text: string): AnafResult<{ index: string }> {
  if (status === 400) {
    const message = jsonOf(text, badRequest)?.message;
    return message ? failed("refused", message) : failed("lost", UNREADABLE);
  }
  const { data } = header.safeParse(parseXml(text));
  const { ExecutionStatus, index_incarcare: index, Errors } = data?.header ?? {};
  if (ExecutionStatus === "0" && index) return { ok: true, value: { index } };
  const message = messagesOf(Errors);
  return message || ExecutionStatus === "1"
    ? failed("refused", message || "ANAF nu a primit documentul și nu a comunicat motivul.")
    : failed("lost", UNREADABLE);
}

export type UploadStatus =
  | { state: "accepted" | "refused"; id: string | undefined }
  | { state: "processing" };

const DONE: Record<string, "accepted" | "refused"> = {
  ok: "accepted",
  nok: "refused",
  "XML cu erori nepreluat de sistem": "refused",
};

export function readStatus(status: number, text: string): AnafResult<UploadStatus> {
  if (status === 400) return failed("refused", jsonOf(text, badRequest)?.message || UNREADABLE);
  const { data } = header.safeParse(parseXml(text));
  const { stare, id_descarcare: id, Errors } = data?.header ?? {};
  if (stare === "in prelucrare") return { ok: true, value: { state: "processing" } };
  const state = DONE[stare ?? ""];
  if (state) return { ok: true, value: { state, id } };
  return failed("refused", messagesOf(Errors) || UNREADABLE);
}

export interface ListedMessage {
  id: string;
  uploadIndex: string;
  kind: "sent" | "errors" | "received" | "buyer";
  createdAt: Date;
}

const KINDS: Record<string, ListedMessage["kind"]> = {
  "FACTURA TRIMISA": "sent",
  "ERORI FACTURA": "errors",
  "FACTURA PRIMITA": "received",
};
/**
 * Returns a message's kind; undefined if the shop does not need it. "MESAJ CUMPARATOR …" is a buyer's message unless
 * it ends with "TRANSMIS".
 */
function kindOf(type: string): ListedMessage["kind"] | undefined {
  return /^MESAJ CUMP[AĂ]R[AĂ]TOR(?! TRANSMIS$)/.test(type) ? "buyer" : KINDS[type];
}
const listed = z.object({
  mesaje: z.array(
    z.object({
      id: z.string().regex(/^\d{1,20}$/),
      id_solicitare: z.string().regex(/^\d{1,20}$/),
      tip: z.string(),
      data_creare: z.string().regex(/^\d{12}$/),
    }),
  ),
  numar_total_pagini: z.int().min(1),
});
/** ANAF reports an empty list in the same field as errors, with this sentence. */
const NOTHING = /^nu exist[aă] mesaje/i;

/** Returns a page of the list and the number of pages. Omits messages of other kinds. */
export function readList(text: string): AnafResult<{ messages: ListedMessage[]; pages: number }> {
  const refused = jsonOf(text, refusal)?.eroare;
  if (refused !== undefined)
    return NOTHING.test(refused.trim())
      ? { ok: true, value: { messages: [], pages: 1 } }
      : failed("refused", refused);
  const page = jsonOf(text, listed);
  if (!page) return failed("refused", UNREADABLE);
  const messages = page.mesaje.flatMap(({ id, id_solicitare: uploadIndex, tip, data_creare: at }) => {
    const kind = kindOf(tip);
    return kind ? [{ id, uploadIndex, kind, createdAt: momentOf(at) }] : [];
  });
  return { ok: true, value: { messages, pages: page.numar_total_pagini } };
}

/** Parses a time such as "202611231030" as if it were UTC. */
function momentOf(at: string): Date {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(at) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
}

/** Content of a ZIP: an invoice, the errors of a refused invoice, or a buyer's message. */
export interface ZipContent {
  errors: string[];
  message: BuyerMessage | undefined;
  document: DocumentFacts | undefined;
}
export interface BuyerMessage {
  invoiceIndex: string | undefined;
  words: string;
}
export interface DocumentFacts {
  root: "Invoice" | "CreditNote";
  number: string;
  issuedOn: string;
  totalBani: number;
  seller: string;
}

const MAX_FILE = 15 * 1_024 * 1_024;

/** Reads a ZIP with a document and ANAF's seal. ANAF reports failures as JSON with status 200. */
export function readZip(bytes: Uint8Array): AnafResult<ZipContent> {
  // ZIP files begin with "PK".
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    const refused = jsonOf(strFromU8(bytes), refusal)?.eroare;
    return failed("refused", refused ?? UNREADABLE);
  }
  try {
    const files = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= MAX_FILE });
    const [name] = Object.keys(files).filter(
      (file) => file.endsWith(".xml") && !file.startsWith("semnatura"),
    );
    const tree = name === undefined ? undefined : parseXml(strFromU8(files[name] ?? new Uint8Array()));
    if (tree === undefined) return failed("refused", UNREADABLE);
    const {
      Error: errors,
      message: words,
      index_incarcare: invoiceIndex,
    } = header.safeParse(tree).data?.header ?? {};
    return {
      ok: true,
      value: {
        errors: [errors ?? []].flat().map(({ errorMessage }) => errorMessage.trim()),
        message: words === undefined ? undefined : { invoiceIndex, words: words.normalize("NFC").trim() },
        document: factsOf(tree),
      },
    };
  } catch {
    return failed("refused", UNREADABLE);
  }
}

const ubl = z.object({
  ID: elementText,
  IssueDate: elementText,
  AccountingSupplierParty: z.object({
    Party: z.object({ PartyLegalEntity: z.object({ RegistrationName: elementText }) }),
  }),
  LegalMonetaryTotal: z.object({ PayableAmount: elementText }),
});

function factsOf(tree: unknown): DocumentFacts | undefined {
  for (const root of ["Invoice", "CreditNote"] as const) {
    const { data } = z.object({ [root]: ubl }).safeParse(tree);
    const read = data?.[root];
    if (!read) continue;
    return {
      root,
      number: read.ID,
      issuedOn: read.IssueDate,
      totalBani: baniOfDecimal(read.LegalMonetaryTotal.PayableAmount),
      seller: read.AccountingSupplierParty.Party.PartyLegalEntity.RegistrationName,
    };
  }
  return undefined;
}

const RULE = /\b(?:BR|UBL|RO)-[A-Z0-9-]+\b/;

/** Returns ANAF's message and the id of the violated rule; "ANAF" if the message contains no id. */
export function problemOf(message: string): { rule: string; message: string } {
  return { rule: RULE.exec(message)?.[0] ?? "ANAF", message };
}
