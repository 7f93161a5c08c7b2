import type { RouterContextProvider } from "react-router";
import { getProductLabel } from "@curat/contract/catalog";
import { apiOf } from "../../session/api.server.ts";

/** Streams a product's bottle label. Returns 404 for products that the shop does not show. */
export async function streamLabel(context: Readonly<RouterContextProvider>, id: string): Promise<Response> {
  const file = await apiOf(context).file(getProductLabel, { params: { id } });
  if (!file) return new Response(null, { status: 404 });
  const headers = new Headers({
    "content-type": "application/pdf",
    "content-disposition": file.headers.get("content-disposition") ?? 'attachment; filename="eticheta.pdf"',
    "cache-control": "private, no-store",
  });
  return new Response(file.body, { headers });
}
