/** Reads reports about undeliverable emails (RFC 3464) and complaints (RFC 5965). Never throws. */

/**
 * - `bounce`: the address does not exist or accepts no email.
 * - `failure`: this email was not delivered, for example because the mailbox is full or a filter rejected it.
 * - `complaint`: the recipient reported the email as spam.
 */
export interface MailReport {
  kind: "bounce" | "failure" | "complaint";
  /** The mail server's words. */
  detail: string;
  /** Local parts of the message ids in the report, lower case. One of them is that of the reported email. */
  ids: string[];
}

const MAX_DETAIL = 300;
const MAX_IDS = 50;

/** Returns whether a message with this header is a report; others need not be read. */
export function isReport(header: string): boolean {
  return /^multipart\/report\b/i.test(fieldOf(header, "content-type"));
}

/** Returns the report in a message; undefined for other messages, and if a delivery is only delayed. */
export function readReport(message: string): MailReport | undefined {
  const { header, body } = split(message);
  const boundary = boundaryOf(fieldOf(header, "content-type"));
  if (!isReport(header) || boundary === undefined) return undefined;
  const parts = body
    .split(`--${boundary}`)
    .slice(1)
    .map((part) => split(part.replace(/^[^\n]*\n/, "")));
  const ids = idsIn(parts);
  const partOf = (type: string) => {
    const found = parts.find((part) => fieldOf(part.header, "content-type").toLowerCase().startsWith(type));
    return found && decoded(found);
  };
  const feedback = partOf("message/feedback-report");
  if (feedback !== undefined) {
    const type = fieldOf(feedback, "feedback-type").toLowerCase();
    if (type !== "abuse" && type !== "fraud") return undefined;
    return { kind: "complaint", detail: fieldOf(feedback, "user-agent").slice(0, MAX_DETAIL), ids };
  }
  const status = partOf("message/delivery-status");
  return status === undefined ? undefined : bounceOf(status, ids);
}

function bounceOf(status: string, ids: string[]): MailReport | undefined {
  // The first group of fields is about the message, each other one about a recipient. Our emails have one recipient.
  const recipient = status.split(/\n[ \t]*\n/).find((group) => fieldOf(group, "action") !== "");
  if (recipient === undefined || fieldOf(recipient, "action").toLowerCase() !== "failed") return undefined;
  const code = /^\d\.\d{1,3}\.\d{1,3}/.exec(fieldOf(recipient, "status"))?.[0] ?? "";
  const answer = fieldOf(recipient, "diagnostic-code").replace(/^smtp;\s*/i, "");
  // Servers that know no details report 5.0.0, and the answer of the recipient's server says more.
  const enhancedCode =
    code === "" || code.endsWith(".0.0") ? /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(answer)?.[0] : undefined;
  return {
    kind: isDead(enhancedCode ?? code, answer) ? "bounce" : "failure",
    detail: `${enhancedCode ?? code} ${answer}`.trim().slice(0, MAX_DETAIL),
    ids,
  };
}

/** Codes of mailboxes and domains that accept no email (RFC 3463). Others concern the message or the sender. */
const DEAD = /^5\.(?:1\.(?:[0-6]|10)|2\.1|4\.4)$/;
const DEAD_IN_SHORT = /^55[01][ -](?!\d\.\d)/;
const NOT_THE_ADDRESS = /relay|auth|denied|allowed|block|spam|polic|full|quota/i;

function isDead(code: string, answer: string): boolean {
  return DEAD.test(code) || (DEAD_IN_SHORT.test(answer) && !NOT_THE_ADDRESS.test(answer));
}

function idsIn(parts: readonly { header: string; body: string }[]): string[] {
  const texts = parts.map((part) => `${part.header}\n${decoded(part)}`);
  const found = texts.flatMap((text) => [...text.matchAll(/<([\w.+-]{1,200})@/g)].map(([, id = ""]) => id));
  return [...new Set(found.map((id) => id.toLowerCase()))].slice(0, MAX_IDS);
}

function split(text: string): { header: string; body: string } {
  const plain = text.replaceAll("\r\n", "\n");
  const end = plain.indexOf("\n\n");
  return end < 0 ? { header: plain, body: "" } : { header: plain.slice(0, end), body: plain.slice(end + 2) };
}

/** Returns a field of a header, with its folded lines joined; empty if it is missing. */
function fieldOf(header: string, name: string): string {
  const lines = header.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const found = lines.find((line) => line.slice(0, name.length + 1).toLowerCase() === `${name}:`);
  return found?.slice(name.length + 1).trim() ?? "";
}

function boundaryOf(contentType: string): string | undefined {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? bare;
}

function decoded({ header, body }: { header: string; body: string }): string {
  switch (fieldOf(header, "content-transfer-encoding").toLowerCase()) {
    case "base64":
      return Buffer.from(body, "base64").toString("latin1").replaceAll("\r\n", "\n");
    case "quoted-printable":
      return body
        .replaceAll(/=[ \t]*\n/g, "")
        .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    default:
      return body;
  }
}
