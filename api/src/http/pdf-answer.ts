/** Papers on the wire. */
export interface PdfFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A PDF to keep under its name; what stands on one is nobody else's, so no cache keeps it. */
export function pdfAnswer({ name, bytes }: PdfFile): Response {
  return new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
