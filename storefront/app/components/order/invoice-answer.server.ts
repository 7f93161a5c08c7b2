import { texts } from "./texts.ts";

/** Returns the API's invoice file to the browser (decisions/0018: Invoice), or 404 if there is none. */
export function toInvoiceAnswer(file: Response | undefined): Response {
  if (!file) return new Response(texts.noInvoice, { status: 404 });
  const headers = new Headers({
    "content-type": "application/pdf",
    "content-disposition": file.headers.get("content-disposition") ?? 'attachment; filename="factura.pdf"',
    "cache-control": "private, no-store",
  });
  return new Response(file.body, { headers });
}
