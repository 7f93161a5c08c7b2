import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { type ArchivePart, filesOf } from "./archive-parts.ts";
import { zipPieces, zipStream } from "./zip.server.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64");
const FIRST: ArchivePart = {
  files: [{ file_name: "trimise/5000001-1.zip", content: base64("PK") }],
  next: "invoice:0",
};

describe("archive read in pages", () => {
  const XML = `<Invoice>${"țară ".repeat(100)}</Invoice>`;
  const LATER: Record<string, ArchivePart> = {
    "invoice:0": {
      files: [
        { file_name: "facturi/factura-CUR-1.pdf", content: base64("%PDF-1") },
        { file_name: "facturi/factura-CUR-1.xml", content: base64(XML) },
      ],
      next: "invoice:1",
    },
    "invoice:1": { files: [{ file_name: "facturi/țarc.pdf", content: base64("%PDF-2") }], next: null },
  };

  it("the archive is a single ZIP in which all files are unchanged", async () => {
    const read = async (after: string) => LATER[after] ?? { files: [], next: null };
    const zip = await new Response(zipStream(filesOf(FIRST, read))).bytes();
    const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(),
    ]);
    expect(files).toEqual([
      ["trimise/5000001-1.zip", "PK"],
      ["facturi/factura-CUR-1.pdf", "%PDF-1"],
      ["facturi/factura-CUR-1.xml", XML],
      ["facturi/țarc.pdf", "%PDF-2"],
    ]);
    expect(zip.length, "compressible files are compressed").toBeLessThan(XML.length + 500);
  });

  it("the next part is requested on demand, and reading stops when the reader cancels", async () => {
    const requested: string[] = [];
    const read = async (after: string): Promise<ArchivePart> => {
      requested.push(after);
      return { files: [{ file_name: `${after}.pdf`, content: "" }], next: `invoice:${requested.length}` };
    };
    const reader = zipStream(filesOf(FIRST, read)).getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requested.length, "of endless parts").toBeLessThan(2);
    await reader.cancel("the browser went");
    expect(requested.length).toBeLessThan(2);
  });

  it("the archive uses ZIP64 for more files than the original format allows", async () => {
    async function* many() {
      for (let at = 0; at < 70_000; at++) yield { name: `${at}.pdf`, bytes: Buffer.from(`${at}`) };
    }
    const pieces: Uint8Array[] = [];
    for await (const piece of zipPieces(many())) pieces.push(piece);
    const zip = Buffer.concat(pieces);
    const [end, far] = [zip.subarray(-22), zip.subarray(-98, -22)];
    expect(end.readUInt16LE(10), "is in ZIP64").toBe(0xffff);
    expect(far.readUInt32LE(0)).toBe(0x06064b50);
    expect(far.readBigUInt64LE(32)).toBe(70_000n);
    // The central directory lies between its stated offset and the ZIP64 record. It has 46 bytes per file
    // plus the file's name.
    const [bytes, from] = [Number(far.readBigUInt64LE(40)), Number(far.readBigUInt64LE(48))];
    expect([zip.readUInt32LE(from), from + bytes]).toEqual([0x02014b50, zip.length - 98]);
    expect(zip.subarray(from + bytes - 9, from + bytes).toString()).toBe("69999.pdf");
    expect(far.readBigUInt64LE(64)).toBe(BigInt(from + bytes));
  });
});
