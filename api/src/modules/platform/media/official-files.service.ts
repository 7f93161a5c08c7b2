/** The European Commission's files. They are verified by hash and stored unchanged (Regulation (EU) 2025/1960). */
import { createHash } from "node:crypto";
import {
  OFFICIAL_FILES,
  OFFICIAL_FILES_PAGE,
  OFFICIAL_KINDS,
  OFFICIAL_SHA256,
  type OfficialHashes,
  type OfficialKind,
} from "@curat/contract/official-files.values";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { type Actor, tag } from "../changes/index.ts";
import { storeMedium } from "./media.service.ts";
import { isOfficialAddress, OFFICIAL_FOLDER } from "./media.rules.ts";
import { listMediaBelow, loadMediumOf } from "./media.store.ts";

export type OfficialFiles = Partial<Record<OfficialKind, string>>;

export async function loadOfficialFiles(db: Db): Promise<OfficialFiles> {
  const found = await listMediaBelow(db, OFFICIAL_FOLDER);
  return Object.fromEntries(
    OFFICIAL_KINDS.flatMap((kind) => {
      const address = found.find((one) => one.startsWith(`${OFFICIAL_FOLDER}${OFFICIAL_FILES[kind].slug}-`));
      return address === undefined ? [] : [[kind, address]];
    }),
  );
}

function expectedFileMessage(kind: OfficialKind): string {
  const { file, archive } = OFFICIAL_FILES[kind];
  return `Nu este fișierul Comisiei Europene. Descarcă arhiva „${archive}” de pe ${OFFICIAL_FILES_PAGE}, dezarhiveaz-o și încarcă de acolo „${file}”, fără să îl deschizi sau să îl salvezi din nou.`;
}

type Uploaded = { ok: true } | { ok: false; why: string };

/** Stores an official file whose SHA-256 is in `hashes`. Repeating the upload is allowed. */
export async function uploadOfficial(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { kind, file, actor }: { kind: OfficialKind; file: File; actor: Actor },
  hashes: OfficialHashes = OFFICIAL_SHA256,
): Promise<Uploaded> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (sha256 !== hashes[kind]) return { ok: false, why: expectedFileMessage(kind) };
  const current = await loadMediumOf(db, sha256);
  if (current && !isOfficialAddress(current.address))
    return {
      ok: false,
      why: `Fișierul este în biblioteca media ca „${current.name}”: șterge-l de acolo, apoi încarcă-l aici.`,
    };
  const { slug, ending, file: name } = OFFICIAL_FILES[kind];
  const address = `${OFFICIAL_FOLDER}${slug}-${sha256.slice(0, 16)}.${ending}`;
  // Store the file as a document, because a picture would be re-encoded.
  const stored = {
    kind: "document" as const,
    content: Buffer.from(bytes),
    width: null,
    height: null,
    isAttachment: false,
  };
  const medium = { ...stored, address, name, alt: "", sha256, createdAt: now() };
  await storeMedium({ db }, medium, { actor, touched: [tag.settings] });
  return { ok: true };
}
