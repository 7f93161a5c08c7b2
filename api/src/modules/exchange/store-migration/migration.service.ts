import { createHash } from "node:crypto";
import type { MigrationChoices } from "@curat/contract/staff/store-migration";
import { isOpenJob } from "@curat/contract/staff/jobs.values";
import type { Platform } from "@curat/contract/staff/store-migration.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { findBackgroundJob, openJob } from "../../platform/background-jobs/index.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import { loadCatalogNames } from "../../catalogue/catalog/index.ts";
import { NameIndex } from "../data-exchange/index.ts";
import { withChosen } from "../../platform/geography/index.ts";
import type { CategoryTarget, Choices } from "./choices.rules.ts";
import { PLATFORM_NAMES } from "./scene.ts";
import {
  deleteFile,
  type FileKind,
  insertFile,
  insertMigration,
  listFiles,
  lockMigration,
  type StoreMigration,
  updateMigration,
} from "./migration.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type MigrationResult =
  | { ok: true }
  | { ok: false; error: "unknown" | "busy" }
  | { ok: false; error: "refused"; errors: Record<string, string[]> };

const MAX_FILES = 50;
const DONE: MigrationResult = { ok: true };

export function createMigration(
  { db, now }: Shop,
  { platform, store, actor }: { platform: Platform; store: string; actor: Actor },
): Promise<number> {
  return transaction(db, async (tx) => {
    const id = await insertMigration(tx, { platform, store, at: now(), by: actor.name });
    await note(tx, id, {
      actor,
      sentence: `Importul din ${PLATFORM_NAMES[platform]} a început.`,
      before: null,
      after: { platform, store },
    });
    return id;
  });
}

/** Stores a file; identical files are stored once. */
export async function addFile(
  shop: Shop,
  { id, file, actor }: { id: number; file: File; actor: Actor },
): Promise<MigrationResult> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes, file.name);
  const sha256 = createHash("sha256").update(bytes).digest();
  const name = file.name.replaceAll(/\p{Cc}/gu, "").slice(0, 200) || "fișier";
  return change(shop, id, async (tx, migration) => {
    if (migration.stage === "moved") return refused("file", "Importul este încheiat: începe altul.");
    if (!kind) return refused("file", "Fișierul trebuie să fie CSV, SQL, SQL.GZ sau un ZIP cu imagini.");
    if ((await listFiles(tx, id)).length >= MAX_FILES)
      return refused("file", `Poți adăuga cel mult ${MAX_FILES} de fișiere.`);
    if (!(await insertFile(tx, id, { name, kind, bytes, sha256 }))) return DONE;
    if (kind !== "pictures") await updateMigration(tx, id, { stage: "files" });
    await note(tx, id, {
      actor,
      sentence: `Fișier adăugat la import: ${name}.`,
      before: {},
      after: { file: name },
    });
    return DONE;
  });
}

/** Returns the kind of a file. Dumps and tables are both text, so their names decide. */
function kindOf(bytes: Uint8Array, name: string): FileKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  if (start.startsWith("PK\u0003\u0004")) return "pictures";
  if (/\.sql(?:\.gz)?$/i.test(name)) return "dump";
  return /\.(?:csv|tsv|txt)(?:\.gz)?$/i.test(name) ? "table" : undefined;
}

export function dropFile(
  shop: Shop,
  { id, fileId, actor }: { id: number; fileId: number; actor: Actor },
): Promise<MigrationResult> {
  return change(shop, id, async (tx) => {
    const gone = await deleteFile(tx, id, fileId);
    if (!gone) return { ok: false, error: "unknown" };
    await note(tx, id, {
      actor,
      sentence: `Fișier eliminat din import: ${gone.name}.`,
      before: { file: gone.name },
      after: {},
    });
    return DONE;
  });
}

export function startReading(
  shop: Shop,
  { id, actor }: { id: number; actor: Actor },
): Promise<MigrationResult> {
  return change(shop, id, async (tx, { platform }) => {
    const files = await listFiles(tx, id);
    if (!files.some(({ kind }) => kind !== "pictures"))
      return refused("file", "Adaugă mai întâi un CSV sau o copie a bazei de date.");
    const title = `Citirea exportului din ${PLATFORM_NAMES[platform]}`;
    const job = {
      kind: "moving_read",
      title,
      parameters: { movingId: id },
      actor,
      at: shop.now(),
    } as const;
    await updateMigration(tx, id, { jobId: await openJob(tx, job) });
    return DONE;
  });
}

/** Saves staff's choices about what the files leave open. Throws StaleVersion (409). */
export function choose(
  shop: Shop,
  {
    id,
    choices,
    actor,
    loadCurrent,
  }: { id: number; choices: MigrationChoices; actor: Actor; loadCurrent: () => Promise<object> },
): Promise<MigrationResult> {
  return change(shop, id, async (tx, { choices: before }) => {
    await refuseStale(tx, { kind: "moving", id }, { expectedVersion: choices.version, loadCurrent });
    if (!before) return refused("file", NOT_READ);
    const targets = await targetsOf(tx, choices.categories ?? []);
    const { asked = [], answers = {} } = before.places ?? {};
    const places = await withChosen(tx, answers, { asked, chosen: choices.places ?? [] });
    if ("errors" in targets || !places.ok) {
      const errors = { ...("errors" in targets && targets.errors), ...(!places.ok && places.errors) };
      return { ok: false, error: "refused", errors };
    }
    const after: Choices = {
      pricesWithVat: choices.prices_with_vat,
      inLei: choices.in_lei === undefined ? (before.inLei ?? null) : choices.in_lei,
      vat: { ...before.vat, ...Object.fromEntries(choices.vat.map(({ name, code }) => [name, code])) },
      statuses: {
        ...before.statuses,
        ...Object.fromEntries(choices.statuses.map(({ name, outcome }) => [name, outcome])),
      },
      categories: Object.fromEntries(
        Object.entries(before.categories).map(([theirId, { path, to }]) => [
          theirId,
          { path, to: targets.get(theirId) ?? to },
        ]),
      ),
      places: { asked, answers: places.answers },
    };
    const { cookie_key: cookieKey } = choices;
    await updateMigration(tx, id, { choices: after, ...(cookieKey !== undefined && { cookieKey }) });
    await note(tx, id, {
      actor,
      sentence: "Opțiunile importului au fost salvate.",
      before: decidedIn(before),
      after: decidedIn(after),
    });
    return DONE;
  });
}

function decidedIn({ places, ...choices }: Choices): object {
  return { ...choices, places: places?.answers ?? {} };
}

async function targetsOf(
  tx: Tx,
  categories: NonNullable<MigrationChoices["categories"]>,
): Promise<Map<string, CategoryTarget> | Extract<MigrationResult, { error: "refused" }>> {
  const names = new NameIndex((await loadCatalogNames(tx)).categories, ">");
  const targets = new Map<string, CategoryTarget>();
  const errors: Record<string, string[]> = {};
  for (const [place, { id, category }] of categories.entries()) {
    const path = category?.trim().replaceAll(/\s*>\s*/g, " > ");
    const to = path === undefined ? "none" : path === "" ? "same" : names.idOf(path);
    if (to === undefined) errors[`categories.${place}.category`] = [`Nu există categoria „${path}”.`];
    else targets.set(id, to);
  }
  return Object.keys(errors).length === 0 ? targets : { ok: false, error: "refused", errors };
}

const NOT_READ = "Citește mai întâi fișierele.";
const WHICH_CURRENCY = "Moneda prețurilor nu apare în fișiere: alege-o mai sus și salvează, apoi importă.";
const NOT_LEI = "Prețurile nu sunt în lei: convertește-le și încarcă din nou fișierele.";

export function startMigration(
  shop: Shop,
  { id, actor }: { id: number; actor: Actor },
): Promise<MigrationResult> {
  return change(shop, id, async (tx, { platform, stage, choices }) => {
    if (stage !== "read") return refused("file", stage === "moved" ? "Totul este deja importat." : NOT_READ);
    if (choices?.inLei === null) return refused("in_lei", WHICH_CURRENCY);
    if (choices?.inLei === false) return refused("in_lei", NOT_LEI);
    const title = `Import din ${PLATFORM_NAMES[platform]}`;
    const job = { kind: "moving_in", title, parameters: { movingId: id }, actor, at: shop.now() } as const;
    const jobId = await openJob(tx, job);
    await updateMigration(tx, id, { jobId });
    await note(tx, id, { actor, sentence: `${title} a început.`, before: {}, after: { job: jobId } });
    return DONE;
  });
}

async function change(
  { db }: Shop,
  id: number,
  write: (tx: Tx, migration: StoreMigration) => Promise<MigrationResult>,
): Promise<MigrationResult> {
  return transaction(db, async (tx): Promise<MigrationResult> => {
    const migration = await lockMigration(tx, id);
    if (!migration) return { ok: false, error: "unknown" };
    const job = migration.jobId === null ? undefined : await findBackgroundJob(tx, migration.jobId);
    if (job && isOpenJob(job.state)) return { ok: false, error: "busy" };
    return write(tx, migration);
  });
}

async function note(
  tx: Tx,
  id: number,
  {
    actor,
    sentence,
    before,
    after,
  }: { actor: Actor; sentence: string; before: object | null; after: object },
): Promise<void> {
  await recordChange(tx, { actor, subject: { kind: "moving", id }, sentence, before, after, touched: [] });
}

function refused(field: string, why: string): MigrationResult {
  return { ok: false, error: "refused", errors: { [field]: [why] } };
}
