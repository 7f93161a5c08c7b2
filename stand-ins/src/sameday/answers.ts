import { STAGES, type Faults, type Stage } from "./waybills.ts";

export interface Answer {
  status: number;
  body: unknown;
}

export function refusal(status: number, message: string): Answer {
  return { status, body: { code: status, message } };
}

/** Returns the refusal of a valid request that is no longer possible. */
export function notAllowed(message: string): Answer {
  return { status: 409, body: { error: { code: 409, message } } };
}

/** Nests errors like the courier: errors.children.awbRecipient.children.name.errors. */
export function validationFailed(faults: Faults): Answer {
  interface Node {
    errors?: string[];
    children?: Record<string, Node>;
  }
  const errors: Node = { children: {} };
  for (const [field, texts] of faults) {
    let node = errors;
    for (const part of field.split(".")) {
      node.children ??= {};
      node.children[part] ??= {};
      node = node.children[part];
    }
    node.errors = texts;
  }
  return { status: 400, body: { code: 400, message: "Validation Failed", errors } };
}

/** Returns one page of a list, by page and countPerPage; 50 a page by default. */
export function pageOf(items: readonly unknown[], query: URLSearchParams): Answer {
  const perPage = Math.min(Math.max(Number(query.get("countPerPage")) || 50, 1), 500);
  const currentPage = Math.max(Number(query.get("page")) || 1, 1);
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const data = items.slice((currentPage - 1) * perPage, currentPage * perPage);
  return { status: 200, body: { total: items.length, currentPage, pages, perPage, data } };
}

/** Returns the tracking events of a parcel up to its stage. */
export function statusAnswer(awb: string, stage: Stage, since: Date): Answer {
  const at = since.toISOString();
  const status = { ...STAGES[stage], statusDate: at, county: "", reason: "", transitLocation: "" };
  return {
    status: 200,
    body: {
      expeditionSummary: {
        delivered: stage === "delivered",
        canceled: stage === "canceled",
        deliveryAttempts: stage === "delivered" ? 1 : 0,
        awbNumber: awb,
        deliveredAt: stage === "delivered" ? at : "",
        lastDeliveryAttempt: "",
      },
      expeditionStatus: status,
      parcelsStatus: [],
      expeditionHistory: [status],
    },
  };
}

/** Formats a token's expiry like the courier: "2026-11-21 14:30" in Romanian time. */
export function romanianMinute(at: Date): string {
  return at.toLocaleString("sv-SE", { timeZone: "Europe/Bucharest" }).slice(0, 16);
}

const LABEL_WIDTH = 298;
const LABEL_MARGIN = 24;
/** Width of a Helvetica capital relative to its size. */
const WIDEST = 0.7;

/** Returns a one-page label with the number as large as fits the width. */
export function labelPdf(awb: string): Buffer {
  const size = Math.min(24, Math.floor((LABEL_WIDTH - 2 * LABEL_MARGIN) / (WIDEST * awb.length)));
  const line = (points: number, y: number, words: string) =>
    `BT /F1 ${points} Tf ${LABEL_MARGIN} ${y} Td (${words}) Tj ET`;
  const text = `${line(14, 380, "AWB")}\n${line(size, 350, awb)}`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${LABEL_WIDTH} 420] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
