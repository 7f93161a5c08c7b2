/** The pictures of an export, found in its archives by the names of their files. */
import type { ApiContext } from "../../context.ts";
import type { Db, Tx } from "../../db/database.ts";
import type { Actor } from "../changes/index.ts";
import { uploadMedium } from "../media/index.ts";
import { fileNameOf } from "./files/values.ts";
import { listPictures, readPicture, type ZipSource } from "./files/zip.ts";
import { listFiles, readRange } from "./moving.store.ts";

type FindPicture = (address: string) => Promise<string | undefined>;

/** Takes the pictures that are asked for into the shop's media; one that is there already is not taken twice. */
export async function openPictures(
  tx: Tx,
  movingId: number,
  { context, actor }: { context: ApiContext; actor: Actor },
): Promise<FindPicture> {
  const files = (await listFiles(tx, movingId)).filter(({ kind }) => kind === "pictures");
  let entries: ReturnType<typeof entriesOf> | undefined;
  return async (address) => {
    if (files.length === 0) return undefined;
    entries ??= entriesOf(tx, files);
    const named = (await entries).get(fileNameOf(address));
    if (!named) return undefined;
    const bytes = await readPicture(named.source, named.entry);
    if (!bytes) return undefined;
    const uploaded = await uploadMedium(context, {
      file: new File([bytes], fileNameOf(address)),
      alt: "",
      actor,
    });
    return uploaded.ok ? uploaded.medium.address : undefined;
  };
}

async function entriesOf(db: Db, files: readonly { id: number; bytes: number }[]) {
  const found = new Map<
    string,
    { source: ZipSource; entry: Awaited<ReturnType<typeof listPictures>>[number] }
  >();
  for (const { id, bytes } of files) {
    const source: ZipSource = { bytes, read: (from, length) => readRange(db, id, { from, length }) };
    for (const entry of await listPictures(source)) {
      const name = fileNameOf(entry.name);
      if (!found.has(name)) found.set(name, { source, entry });
    }
  }
  return found;
}
