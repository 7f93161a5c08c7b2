import { createHash } from "node:crypto";
import type { FieldErrors } from "@curat/contract/envelope";
import type { MediumFields } from "@curat/contract/staff/media";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import {
  type Actor,
  type WriteInput,
  changeOf,
  changeRecord,
  recordChange,
  type RecordWrites,
  removeRecord,
  StaleVersion,
  type Tag,
  tag,
  versionsOf,
  type Written,
} from "../changes/index.ts";
import {
  addressOf,
  formatOf,
  isOfficialAddress,
  kindOf,
  type Medium,
  MEDIUM_LABELS,
  NAMED_FOR_MS,
  shownName,
  toRecordedMedium,
  type UploadFormat,
} from "./media.rules.ts";
import {
  deleteMedium,
  type FormerFile,
  insertMedium,
  listMediaRows,
  listUses,
  loadFormer,
  loadMediumOf,
  lockMedia,
  type MediaFilter,
  type NewMedium,
  noteNamed,
  replaceOriginal,
  updateMedium,
  type Use,
} from "./media.store.ts";
import { readUpload } from "./read-upload.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Takes = Pick<ApiContext, "db" | "now" | "log">;

export type Uploaded = { ok: true; medium: Medium } | { ok: false; errors: FieldErrors };
/** The media file is in use. `uses` is empty if a running write refers to it. */
interface InUse {
  ok: false;
  error: "in-use";
  uses: Use[];
}
export type WrittenMedium = Written<Medium, InUse>;

/** Prevents the removal of official files, which pages must show by law. */
const OFFICIAL_USE: Use = { kind: "compliance", id: "guarantee", name: "Garanția legală" };

const MEDIA: RecordWrites<Medium, InUse> = {
  kind: "medium",
  title: ({ name }) => `Fișierul „${name}”`,
  gender: "masculine",
  labels: MEDIUM_LABELS,
  kept: toRecordedMedium,
  touched: ({ address }) => [tag.medium(address)],
  lock: lockMedia,
  store: async (tx, media) => {
    for (const medium of media) await updateMedium(tx, medium);
  },
};

const NOT_TAKEN =
  "Fișierul trebuie să fie o imagine JPEG, PNG, WebP, AVIF, GIF sau SVG, un PDF ori un film MP4 sau WebM.";
const HEIC =
  "Fotografiile HEIC (iPhone) nu pot fi citite: salvează imaginea ca JPEG sau alege pe telefon Configurări › Cameră › Formate › Cele mai compatibile.";
const DAMAGED = "Fișierul este deteriorat: deschide-l într-un program de imagini și salvează-l din nou.";
const OTHER_KIND: Record<Medium["kind"], string> = {
  picture: "O imagine poate fi înlocuită doar cu o imagine.",
  document: "Un PDF poate fi înlocuit doar cu un PDF.",
  film: "Un film poate fi înlocuit doar cu un film de același tip.",
};
const NO_FORMER = "Fișierul nu a fost înlocuit, deci nu există o versiune anterioară.";
const IS_OFFICIAL = "Fișierul Comisiei Europene nu poate fi înlocuit.";
const ALREADY_EXISTS = (name: string): string => `Acest fișier este deja în bibliotecă: „${name}”.`;

/** Stores a file, or returns the existing media file with the same content. */
export async function uploadMedium(
  { db, now, log }: Takes,
  { file, alt, actor }: { file: File; alt: string; actor: Actor },
): Promise<Uploaded> {
  const { bytes, sha256 } = await readFile(file);
  const current = await loadMediumOf(db, sha256);
  if (current) return { ok: true, medium: current };
  const checked = await checkedFile(bytes, { log });
  if (!checked.ok) return { ok: false, errors: { file: [checked.why] } };
  const { ok: _, format, ...content } = checked;
  const address = addressOf(file.name, sha256, format);
  const medium = { ...content, address, name: shownName(file.name), alt, sha256, createdAt: now() };
  const stored = await storeMedium({ db }, medium, { actor });
  return { ok: true, medium: stored };
}

async function readFile(file: File): Promise<{ bytes: Uint8Array; sha256: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
}

type Checked =
  | ({ ok: true; format: UploadFormat } & Pick<
      NewMedium,
      "kind" | "content" | "width" | "height" | "isAttachment"
    >)
  | { ok: false; why: string };

async function checkedFile(bytes: Uint8Array, shop: Pick<ApiContext, "log">): Promise<Checked> {
  const format = formatOf(bytes);
  if (!format) return { ok: false, why: NOT_TAKEN };
  if (format === "heic") return { ok: false, why: HEIC };
  try {
    const stored = await readUpload(bytes, format, shop);
    return stored ? { ok: true, format, kind: kindOf(format), ...stored } : { ok: false, why: DAMAGED };
  } catch (error) {
    if (error instanceof FileFault) return { ok: false, why: error.message };
    throw error;
  }
}

/** Inserts a media file, or returns the same file if it was uploaded concurrently. */
export async function storeMedium(
  { db }: Pick<Shop, "db">,
  medium: NewMedium,
  { actor, touched = [] }: { actor: Actor; touched?: Tag[] },
): Promise<Medium> {
  const stored = await transaction(db, async (tx) => {
    const inserted = await insertMedium(tx, medium);
    if (inserted) {
      const change = changeOf(MEDIA, { actor, before: null, after: inserted });
      await recordChange(tx, { ...change, touched: [...change.touched, ...touched] });
    }
    return inserted;
  });
  const current = stored ?? (await loadMediumOf(db, medium.sha256));
  if (!current) throw new Error(`The medium ${medium.address} is neither new nor stored.`);
  return current;
}

interface FileRefused {
  ok: false;
  error: "file";
  why: string;
}

/** Replaces a media file and keeps the previous one. Throws StaleVersion (409). */
export async function replaceMedium(
  { db, now, log }: Takes,
  { file, ...input }: WriteInput & { file: File },
): Promise<Written<Medium, FileRefused>> {
  const { bytes, sha256 } = await readFile(file);
  const checked = await checkedFile(bytes, { log });
  if (!checked.ok) return { ok: false, error: "file", why: checked.why };
  const { format, content, kind, width, height, isAttachment } = checked;
  const change = async (before: Medium, tx: Tx): Promise<Medium | FileRefused> => {
    if (isOfficialAddress(before.address)) return { ok: false, error: "file", why: IS_OFFICIAL };
    if (kind !== before.kind || (kind === "film" && !before.address.endsWith(`.${format}`)))
      return { ok: false, error: "file", why: OTHER_KIND[before.kind] };
    const current = await loadMediumOf(tx, sha256);
    if (current?.id === before.id) return before;
    if (current) return { ok: false, error: "file", why: ALREADY_EXISTS(current.name) };
    const after = { ...before, width, height, sha256, isAttachment, provider: null };
    return { ...after, bytes: content.length, revision: before.revision + 1 };
  };
  const store = async (tx: Tx, media: readonly Medium[]): Promise<void> => {
    for (const medium of media) await replaceOriginal(tx, medium, { content, now: now() });
  };
  return changeRecord<Medium, FileRefused>(db, { ...MEDIA, refuse: undefined, store }, { ...input, change });
}

/** Swaps the current and the previous file, so that restoring can be undone. Throws StaleVersion (409). */
export function restoreMedium({ db, now }: Shop, input: WriteInput): Promise<Written<Medium, FileRefused>> {
  const files = new Map<number, FormerFile>();
  const change = async (before: Medium, tx: Tx): Promise<Medium | FileRefused> => {
    const former = await loadFormer(tx, before.id);
    if (!former) return { ok: false, error: "file", why: NO_FORMER };
    const current = former.sha256 === null ? undefined : await loadMediumOf(tx, former.sha256);
    if (current && current.id !== before.id)
      return { ok: false, error: "file", why: ALREADY_EXISTS(current.name) };
    files.set(before.id, former);
    const { content, ...reported } = former;
    return { ...before, ...reported, bytes: content?.length ?? null, revision: before.revision + 1 };
  };
  const store = async (tx: Tx, media: readonly Medium[]): Promise<void> => {
    for (const medium of media)
      await replaceOriginal(tx, medium, { content: files.get(medium.id)?.content ?? null, now: now() });
  };
  return changeRecord<Medium, FileRefused>(db, { ...MEDIA, refuse: undefined, store }, { ...input, change });
}

export function changeMedium(
  { db }: Pick<Shop, "db">,
  { fields, ...input }: WriteInput & { fields: MediumFields },
): Promise<WrittenMedium> {
  const change = (before: Medium): Medium => ({
    ...before,
    name: fields.name ?? before.name,
    alt: fields.alt ?? before.alt,
    focalPoint: fields.focal_point === undefined ? before.focalPoint : fields.focal_point,
  });
  return changeRecord(db, MEDIA, { ...input, change });
}

/** Removes a media file unless a record uses it or a running write refers to it. Throws StaleVersion (409). */
export function removeMedium({ db, now }: Shop, input: WriteInput): Promise<WrittenMedium> {
  const remove = async (tx: Tx, { id, address, namedAt }: Medium): Promise<InUse | void> => {
    const uses = isOfficialAddress(address) ? [OFFICIAL_USE] : await listUses(tx, address);
    const isBeingNamed = namedAt !== null && now().getTime() - namedAt.getTime() < NAMED_FOR_MS;
    if (uses.length > 0 || isBeingNamed) return { ok: false, error: "in-use", uses };
    await deleteMedium(tx, id);
  };
  return removeRecord(db, MEDIA, { ...input, remove });
}

const MAX_REMOVED = 200;

/** Removes up to 200 unused media that match the filter. */
export async function removeUnused(
  shop: Shop,
  { filter, actor }: { filter: Pick<MediaFilter, "q" | "kind" | "missing">; actor: Actor },
): Promise<{ removed: number; left: number }> {
  const unused = { ...filter, sha256: undefined, use: "unused" as const, page: 1, perPage: MAX_REMOVED };
  const { rows, total } = await listMediaRows(shop.db, unused);
  const ids = rows.map(({ id }) => id);
  const versions = await versionsOf(shop.db, "medium", ids);
  let removed = 0;
  for (const id of ids) {
    try {
      const gone = await removeMedium(shop, { id, expectedVersion: versions.get(id) ?? 0, actor });
      if (gone.ok) removed += 1;
    } catch (error) {
      // Someone has just edited this file, so it is still needed.
      if (!(error instanceof StaleVersion)) throw error;
    }
  }
  return { removed, left: total - removed };
}

/** Returns the URLs without a media file. Protects the other files from removal until the write commits. */
export async function nameMedia(
  { db, now }: Shop,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set(await noteNamed(db, addresses, now()));
  return new Set(addresses.filter((address) => !known.has(address)));
}
