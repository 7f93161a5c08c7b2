import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { getEfacturaZip, readEfacturaArchive } from "@curat/contract/staff/efactura";
import { need } from "../../../session/api.server.ts";
import { type ArchivePart, filesOf } from "../../../components/documents/archive-parts.ts";
import { zipStream } from "../../../components/documents/zip.server.ts";

/** Returns a ZIP file unchanged, as ANAF delivered it. */
export async function openZip({
  context,
  params: { message: id = "" },
}: LoaderFunctionArgs): Promise<Response> {
  const { data: file } = await need(context, getEfacturaZip, { params: { id } });
  return zipAnswer(file.file_name, Buffer.from(file.content, "base64"));
}

/** Streams all files of a year as one ZIP. */
export async function openArchive({ context, params: { year = "" } }: LoaderFunctionArgs): Promise<Response> {
  if (!/^2\d{3}$/.test(year)) throw data(null, { status: 404 });
  const read = async (after?: string): Promise<ArchivePart> =>
    (await need(context, readEfacturaArchive, { query: { year, after } })).data;
  // Reads the first part before the response starts, so that a missing permission gives an error page.
  const first = await read();
  if (first.files.length === 0) throw data(null, { status: 404 });
  return zipAnswer(`efactura-${year}.zip`, zipStream(filesOf(first, read)));
}

function zipAnswer(name: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
