/** ANAF's files: one by one, and those of a year together. */
import { Zip, ZipPassThrough } from "fflate";
import { data } from "react-router";
import { getEfacturaZip, readEfacturaArchive } from "@curat/contract/staff/efactura";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";

/** A ZIP as ANAF gave it. */
export async function openZip(context: Context, id: string): Promise<Response> {
  const { data: file } = await need(context, getEfacturaZip, { params: { id } });
  return zipAnswer(file.file_name, Buffer.from(file.content, "base64"));
}

/** The files of a year as one ZIP, written part by part as they are read, so that its size is no matter. */
export async function openArchive(context: Context, year: string): Promise<Response> {
  if (!/^2\d{3}$/.test(year)) throw data(null, { status: 404 });
  const read = async (after?: string) =>
    (await need(context, readEfacturaArchive, { query: { year, after } })).data;
  // The first before the answer begins, so that what may not be seen is refused.
  const first = await read();
  if (first.files.length === 0) throw data(null, { status: 404 });
  let part: typeof first | undefined = first;
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  const zip = new Zip((error, bytes, isLast) => {
    if (error) return writer?.error(error);
    writer?.enqueue(bytes);
    if (isLast) writer?.close();
  });
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      writer = controller;
    },
    pull: async () => {
      if (!part) return;
      for (const { file_name: name, content } of part.files) {
        // Packed already: they are put in as they are.
        const entry = new ZipPassThrough(name);
        zip.add(entry);
        entry.push(Buffer.from(content, "base64"), true);
      }
      const { next } = part;
      part = next === null ? undefined : await read(next);
      if (!part) zip.end();
    },
    cancel: () => zip.terminate(),
  });
  return zipAnswer(`efactura-${year}.zip`, body);
}

function zipAnswer(name: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
