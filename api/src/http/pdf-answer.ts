export interface PdfFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Returns a PDF as a download. Never cached, because it contains personal data. */
export function pdfAnswer({ name, bytes }: PdfFile): Response {
  return new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
