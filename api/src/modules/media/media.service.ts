/** What staff does with media: upload, describe, remove; and which addresses are media at all. */
import { createHash } from "node:crypto";
import type { FieldErrors } from "@curat/contract/envelope";
import type { MediumFields } from "@curat/contract/staff/media";
import type { ApiContext } from "../../context.ts";
import { transaction, type Tx } from "../../db/database.ts";
import {
  type Actor,
  type Asked,
  changeOf,
  changeRecord,
  recordChange,
  type RecordWrites,
  removeRecord,
  tag,
  type Written,
} from "../changes/index.ts";
import {
  addressOf,
  formatOf,
  isWholePdf,
  type Medium,
  MEDIUM_LABELS,
  NAMED_FOR_MS,
  shownName,
  toKeptMedium,
} from "./media.rules.ts";
import {
  deleteMedium,
  insertMedium,
  listUses,
  loadMediumOf,
  lockMedia,
  type NewMedium,
  noteNamed,
  updateMedium,
  type Use,
} from "./media.store.ts";
import { rewritePicture } from "./pictures.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export type Uploaded = { ok: true; medium: Medium } | { ok: false; errors: FieldErrors };
/** What names it; nothing where somebody is about to. */
interface InUse {
  ok: false;
  error: "in-use";
  uses: Use[];
}
export type WrittenMedium = Written<Medium, InUse>;

const MEDIA: RecordWrites<Medium, InUse> = {
  kind: "medium",
  title: ({ name }) => `Fișierul „${name}”`,
  gender: "masculine",
  labels: MEDIUM_LABELS,
  kept: toKeptMedium,
  touched: ({ address }) => [tag.medium(address)],
  lock: lockMedia,
  store: async (tx, media) => {
    for (const medium of media) await updateMedium(tx, medium);
  },
};

const NOT_TAKEN = "Fișierul trebuie să fie o imagine JPEG, PNG, WebP, AVIF sau GIF ori un PDF.";
const DAMAGED = "Fișierul este deteriorat sau imaginea este prea mare.";

/** Takes a file; one that stands already is answered with its medium. */
export async function uploadMedium(
  { db, now }: Shop,
  { file, alt, actor }: { file: File; alt: string; actor: Actor },
): Promise<Uploaded> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const standing = await loadMediumOf(db, sha256);
  if (standing) return { ok: true, medium: standing };
  const checked = await checkedFile(bytes);
  if (!checked.ok) return { ok: false, errors: { file: [checked.why] } };
  const { ok: _, ...content } = checked;
  const address = addressOf(file.name, sha256, content.kind === "document");
  const medium = { ...content, address, name: shownName(file.name), alt, sha256, createdAt: now() };
  const kept = await keep({ db }, medium, actor);
  return { ok: true, medium: kept };
}

type Checked =
  ({ ok: true } & Pick<NewMedium, "kind" | "content" | "width" | "height">) | { ok: false; why: string };

async function checkedFile(bytes: Uint8Array): Promise<Checked> {
  const format = formatOf(bytes);
  if (!format) return { ok: false, why: NOT_TAKEN };
  if (format === "pdf")
    return isWholePdf(bytes)
      ? { ok: true, kind: "document", content: Buffer.from(bytes), width: null, height: null }
      : { ok: false, why: DAMAGED };
  const picture = await rewritePicture(bytes, format);
  if (!picture) return { ok: false, why: DAMAGED };
  const { bytes: content, width, height } = picture;
  return { ok: true, kind: "picture", content, width, height };
}

/** Of two who bring the same file at once the second gets what the first has kept. */
async function keep({ db }: Pick<Shop, "db">, medium: NewMedium, actor: Actor): Promise<Medium> {
  const kept = await transaction(db, async (tx) => {
    const inserted = await insertMedium(tx, medium);
    if (inserted) await recordChange(tx, changeOf(MEDIA, { actor, before: null, after: inserted }));
    return inserted;
  });
  const standing = kept ?? (await loadMediumOf(db, medium.sha256));
  if (!standing) throw new Error(`The medium ${medium.address} is neither new nor there.`);
  return standing;
}

/** Changes the fields that are told. Throws StaleVersion (409). */
export function changeMedium(
  { db }: Pick<Shop, "db">,
  { fields, ...asked }: Asked & { fields: MediumFields },
): Promise<WrittenMedium> {
  const change = (before: Medium): Medium => ({
    ...before,
    name: fields.name ?? before.name,
    alt: fields.alt ?? before.alt,
    focalPoint: fields.focal_point === undefined ? before.focalPoint : fields.focal_point,
  });
  return changeRecord(db, MEDIA, { ...asked, change });
}

/** Removes a medium that nothing names, and that nobody is about to name. Throws StaleVersion (409). */
export function removeMedium({ db, now }: Shop, asked: Asked): Promise<WrittenMedium> {
  const remove = async (tx: Tx, { id, address, namedAt }: Medium): Promise<InUse | void> => {
    const uses = await listUses(tx, address);
    const isBeingNamed = namedAt !== null && now().getTime() - namedAt.getTime() < NAMED_FOR_MS;
    if (uses.length > 0 || isBeingNamed) return { ok: false, error: "in-use", uses };
    await deleteMedium(tx, id);
  };
  return removeRecord(db, MEDIA, { ...asked, remove });
}

/** Which of the addresses are no media; the others count as named, so that nobody removes them under the write. */
export async function nameMedia(
  { db, now }: Shop,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set(await noteNamed(db, addresses, now()));
  return new Set(addresses.filter((address) => !known.has(address)));
}
