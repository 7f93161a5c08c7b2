import { texts } from "./texts.ts";

/** Passes the invoice on as the API gives it (decisions/0018: Invoice); 404 when there is none. */
export function toInvoiceAnswer(file: Response | undefined): Response {
  if (!file) return new Response(texts.noInvoice, { status: 404 });
  const headers = new Headers({
    "content-type": "application/pdf",
    "content-disposition": file.headers.get("content-disposition") ?? 'attachment; filename="factura.pdf"',
    "cache-control": "private, no-store",
  });
  return new Response(file.body, { headers });
}
