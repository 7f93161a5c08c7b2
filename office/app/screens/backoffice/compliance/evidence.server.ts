/** Exports evidence for legal obligations as files. Reads the data page by page. */
import { basename } from "node:path";
import * as calls from "@curat/contract/staff/compliance";
import { type Evidence, EVIDENCE, MAX_EVIDENCE_ROWS } from "@curat/contract/staff/compliance.values";
import { momentCell } from "../../../lists/cells.ts";
import type { Cell } from "../../../lists/cells.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { EVIDENCE_FILES } from "./evidence-files.ts";
import { texts } from "./texts.ts";

interface Part {
  rows: Cell[][];
  next: string | null;
}

const READERS: Record<Evidence, (context: Context, after: string) => Promise<Part>> = {
  prices: async (context, after) => {
    const { data } = await need(context, calls.readPriceEvidence, requested(after));
    const rows = data.rows.map(({ code, product, price, from, to, source }) => [
      code,
      product,
      price,
      momentCell(from),
      momentCell(to),
      source,
    ]);
    return { rows, next: data.next };
  },
  safety: async (context, after) => {
    const { data } = await need(context, calls.readSafetyEvidence, requested(after));
    const rows = data.rows.map(({ code, product, brand, missing }) => [
      code,
      product,
      brand,
      missing.map((gap) => texts.gaps[gap]).join(", "),
    ]);
    return { rows, next: data.next };
  },
  withdrawals: async (context, after) => {
    const { data } = await need(context, calls.readWithdrawalEvidence, requested(after));
    const rows = data.rows.map((row) => [
      String(row.number),
      String(row.order_number),
      momentCell(row.declared_at),
      row.full_name,
      row.email,
      row.products,
      row.status,
      momentCell(row.changed_at),
    ]);
    return { rows, next: data.next };
  },
  consents: async (context, after) => {
    const { data } = await need(context, calls.readConsentEvidence, requested(after));
    const rows = data.rows.map(({ csvid, at, version, choices }) => [
      csvid,
      momentCell(at),
      version,
      choices.join(", "),
    ]);
    return { rows, next: data.next };
  },
  reviews: async (context, after) => {
    const { data } = await need(context, calls.readReviewEvidence, requested(after));
    const rows = data.rows.map((row) => [
      row.product,
      row.stars,
      row.name,
      momentCell(row.created_at),
      momentCell(row.decided_at),
      row.order_number === null ? "" : String(row.order_number),
      texts.origins[row.order_number === null ? (row.is_outside ? "outside" : "account") : "order"],
    ]);
    return { rows, next: data.next };
  },
};

function requested(after: string) {
  return { query: { after, rows: String(MAX_EVIDENCE_ROWS) } };
}

export async function evidenceAsFile(context: Context, { pathname }: URL): Promise<Response> {
  const [, name] = /^(.+)\.(?:csv|xlsx)$/.exec(basename(pathname)) ?? [];
  const kind = EVIDENCE.find((one) => EVIDENCE_FILES[one] === name);
  if (!kind) throw new Response(null, { status: 404 });
  let after = "";
  return fileAnswer({ pathname }, texts.heads[kind], async () => {
    const { rows, next } = await READERS[kind](context, after);
    after = next ?? "";
    return { rows, hasMore: next !== null };
  });
}
