import { INCOMING_SAMPLES } from "@curat/contract/staff/incoming.values";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";

/** Returns a sample spreadsheet with all columns that the upload recognises. */
export async function openSample(context: Context, kind: keyof typeof INCOMING_SAMPLES): Promise<Response> {
  await requireStaff(context);
  const { name, text } = INCOMING_SAMPLES[kind];
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
