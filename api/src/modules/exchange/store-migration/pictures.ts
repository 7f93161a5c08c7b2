import type { ApiContext } from "../../../context.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { Actor } from "../../platform/changes/index.ts";
import type { ZipEntry } from "../../../reader/tables/zip-list.ts";
import { uploadMedium } from "../../platform/media/index.ts";
import { fileNameOf, nearestPath } from "./files/values.ts";
import { listPictures, readPicture, type ZipSource } from "./files/zip.ts";
import { listFiles, readRange } from "./migration.store.ts";

type FindPicture = (address: string) => Promise<string | undefined>;

/** Returns a function that adds pictures from the ZIP files to the shop's media. */
export async function openPictures(
  tx: Tx,
  migrationId: number,
  { context, actor }: { context: ApiContext; actor: Actor },
): Promise<FindPicture> {
  const files = (await listFiles(tx, migrationId)).filter(({ kind }) => kind === "pictures");
  let entries: ReturnType<typeof entriesOf> | undefined;
  return async (address) => {
    if (files.length === 0) return undefined;
    entries ??= entriesOf(tx, files);
    const named = (await entries).get(fileNameOf(address));
    // Several folders may contain a file with that name.
    const found = named?.get(nearestPath(address, [...named.keys()]) ?? "");
    if (!found) return undefined;
    const bytes = await readPicture(found.source, found.entry);
    if (!bytes) return undefined;
    const uploaded = await uploadMedium(context, {
      file: new File([bytes], fileNameOf(address)),
      alt: "",
      actor,
    });
    return uploaded.ok ? uploaded.medium.address : undefined;
  };
}

interface Picture {
  source: ZipSource;
  entry: ZipEntry;
}

async function entriesOf(
  db: Db,
  files: readonly { id: number; bytes: number }[],
): Promise<Map<string, Map<string, Picture>>> {
  const found = new Map<string, Map<string, Picture>>();
  for (const { id, bytes } of files) {
    const source: ZipSource = { bytes, read: (from, length) => readRange(db, id, { from, length }) };
    for (const entry of await listPictures(source)) {
      const name = fileNameOf(entry.name);
      const named = found.get(name) ?? new Map<string, Picture>();
      found.set(name, named);
      if (!named.has(entry.name)) named.set(entry.name, { source, entry });
    }
  }
  return found;
}
