import { data } from "react-router";
import { getAwbLabel } from "@curat/contract/staff/shipments";
import { apiOf } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { requireStaff } from "../../session/staff.server.ts";

/** The courier's label of an order's parcel. */
export async function openLabel(context: Context, id: string): Promise<Response> {
  await requireStaff(context);
  const label = await apiOf(context).file(getAwbLabel, { params: { id } });
  if (!label) throw data(null, { status: 404 });
  return new Response(label.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": label.headers.get("content-disposition") ?? "inline",
    },
  });
}
