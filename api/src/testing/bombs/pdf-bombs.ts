import { deflateSync } from "node:zlib";
import type { Bombs } from "./bombs.ts";
import { filled } from "./table-bombs.ts";

function pdf(...objects: (string | Buffer)[]): Buffer {
  const all = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>", ...objects];
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...all.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]),
    Buffer.from(`trailer << /Size ${all.length + 1} /Root 1 0 R >>\n%%EOF\n`),
  ]);
}
function stream(dict: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dict} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from("\nendstream"),
  ]);
}
const objects = (dict: string, content: Buffer): Buffer =>
  pdf(stream(`/Type /ObjStm /N 1 /First 4 ${dict}`, content));

export const pdfBombs = (megabytes: number): Bombs => {
  const packed = deflateSync(filled("5 0 ", megabytes), { level: 1 });
  return {
    "objects that unpack without end": () => objects("/Filter /FlateDecode", packed),
    "objects packed twice": () => objects("/Filter [/FlateDecode /FlateDecode]", deflateSync(packed)),
    "objects in hexadecimal": () => objects("/Filter /ASCIIHexDecode", filled("20", 4)),
    "more objects than there are": () =>
      pdf(stream("/Type /ObjStm /N 100000000 /First 4 /Filter /FlateDecode", packed)),
    "arrays within arrays": () => pdf(filled("[", 2)),
    "dictionaries within dictionaries": () => pdf(filled("<</A", 2)),
    "a text without end": () => pdf(Buffer.concat([Buffer.from("("), filled("(", 4)])),
    "hundreds of thousands of objects": () => pdf("null", filled("\nendobj\n9 0 obj\nnull", 4)),
    "a table of places without end": () =>
      pdf(
        stream(
          "/Type /XRef /Size 100000000 /W [1 2 1] /Index [0 100000000] /Filter /FlateDecode /Root 1 0 R",
          packed,
        ),
      ),
    "spaces without end": () => pdf(filled(" ", 8)),
  };
};
