import { randomBytes } from "node:crypto";
import { KEYLESS_PERMISSIONS, type Permission } from "@curat/contract/staff/permissions.values";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import type { Staff } from "../../../../http/caller.ts";
import { keyDigest } from "../../../../identity/key-digest.ts";
import { type Actor, recordChange, recordChanges, refuseStale, versionOf } from "../../changes/index.ts";
import { beyond, permissionsOfKey } from "../grants.rules.ts";
import { isUseWorthNoting } from "./keys.rules.ts";
import { toWireKey } from "./keys.wire.ts";
import {
  findOpenKey,
  insertKey,
  type KeyRow,
  lockKey,
  revokeOpenKeys,
  updateExpiry,
  updatePermissions,
  updateRevoked,
  updateUsed,
} from "./keys.store.ts";
import { dottedDay } from "../../../../text/time.ts";

function dayMonthYear(at: Date): string {
  return dottedDay(romanianDay(at));
}

type Shop = Pick<ApiContext, "db" | "now">;

type Giver = Actor & Pick<Staff, "permissions">;

export interface NewKey {
  name: string;
  permissions: Permission[];
  expiresAt: Date | null;
}
export type Created =
  | { ok: true; row: KeyRow; version: number; key: string }
  | { ok: false; error: "taken" }
  | { ok: false; error: "beyond"; permissions: Permission[] }
  | { ok: false; error: "keyless"; permissions: Permission[] };

/** Creates a key and returns its secret. Creators cannot grant permissions that they lack. */
export async function createKey({ db, now }: Shop, giver: Giver, input: NewKey): Promise<Created> {
  const keyless = input.permissions.filter((one) => KEYLESS_PERMISSIONS.includes(one));
  if (keyless.length > 0) return { ok: false, error: "keyless", permissions: keyless };
  const permissions = permissionsOfKey(input.permissions);
  const tooMuch = beyond(permissions, giver.permissions);
  if (tooMuch.length > 0) return { ok: false, error: "beyond", permissions: tooMuch };
  const { name, expiresAt } = input;
  const key = `curat_${randomBytes(24).toString("base64url")}`;
  return transaction(db, async (tx): Promise<Created> => {
    const makerId = giver.kind === "staff" && giver.id !== null ? Number(giver.id) : null;
    const made = { name, keyHash: keyDigest(key), permissions, expiresAt, makerId, now: now() };
    const row = await insertKey(tx, made);
    if (!row) return { ok: false, error: "taken" };
    const { version } = await recordChange(tx, {
      actor: giver,
      subject: { kind: "key", id: row.id },
      sentence: `Cheia „${name}” a fost creată, cu drepturile ${permissions.join(", ")}.`,
      before: null,
      after: { name, permissions, expiresAt, revoked: false },
      touched: [],
    });
    return { ok: true, row, version, key };
  });
}

export type Revoked =
  | { ok: true; row: KeyRow; version: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "beyond" };

/** Revokes a key. The actor needs all of its permissions. Revoking a revoked key has no effect. */
export async function revokeKey({ db, now }: Shop, actor: Staff, id: number): Promise<Revoked> {
  return transaction(db, async (tx): Promise<Revoked> => {
    const row = await lockKey(tx, id);
    if (!row) return { ok: false, error: "unknown" };
    const { name, permissions } = row;
    if (beyond(permissionsOfKey(permissions), actor.permissions).length > 0)
      return { ok: false, error: "beyond" };
    const revokedAt = row.revokedAt ?? now();
    if (!row.revokedAt) await updateRevoked(tx, id, revokedAt);
    const { version } = await recordChange(tx, {
      actor,
      subject: { kind: "key", id },
      sentence: `Cheia „${name}” a fost retrasă.`,
      before: { name, permissions, revoked: row.revokedAt !== null },
      after: { name, permissions, revoked: true },
      touched: [],
    });
    return { ok: true, row: { ...row, revokedAt }, version };
  });
}

/** Permanently revokes all open keys of a member who loses access. */
export async function revokeKeysOf(
  tx: Tx,
  memberId: number,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const keys = await revokeOpenKeys(tx, memberId, now);
  await recordChanges(
    tx,
    keys.map(({ id, name, permissions }) => ({
      actor,
      subject: { kind: "key", id },
      sentence: `Cheia „${name}” a fost retrasă odată cu accesul persoanei care a creat-o.`,
      before: { name, permissions, revoked: false },
      after: { name, permissions, revoked: true },
      touched: [],
    })),
  );
}

export type Prolonged = Revoked | { ok: false; error: "revoked" };

/** Sets a key's expiry; null removes it. The actor needs all of its permissions. Throws StaleVersion (409). */
export async function prolongKey(
  { db }: Pick<Shop, "db">,
  actor: Staff,
  {
    id,
    expiresAt,
    expectedVersion,
  }: { id: number; expiresAt: Date | null; expectedVersion: number | undefined },
): Promise<Prolonged> {
  const subject = { kind: "key", id } as const;
  return transaction(db, async (tx): Promise<Prolonged> => {
    const row = await lockKey(tx, id);
    if (!row) return { ok: false, error: "unknown" };
    const { name, permissions } = row;
    if (beyond(permissionsOfKey(permissions), actor.permissions).length > 0)
      return { ok: false, error: "beyond" };
    await refuseStale(tx, subject, {
      expectedVersion,
      loadCurrent: async () => toWireKey(row, await versionOf(tx, subject)),
    });
    if (row.revokedAt) return { ok: false, error: "revoked" };
    await updateExpiry(tx, id, expiresAt);
    const { version } = await recordChange(tx, {
      actor,
      subject,
      sentence: `Cheia „${name}” ${expiresAt ? `este valabilă până la ${dayMonthYear(expiresAt)}` : "este valabilă până la retragere"}.`,
      before: { name, expiresAt: row.expiresAt },
      after: { name, expiresAt },
      touched: [],
    });
    return { ok: true, row: { ...row, expiresAt }, version };
  });
}

/** `permissions` are requested permissions that the key lacks. */
export type Narrowed = Prolonged | { ok: false; error: "more"; permissions: Permission[] };

/** Removes permissions from a key, which can never gain any. Throws StaleVersion (409). */
export async function narrowKey(
  { db }: Pick<Shop, "db">,
  actor: Staff,
  {
    id,
    expectedVersion,
    ...input
  }: { id: number; permissions: readonly Permission[]; expectedVersion: number | undefined },
): Promise<Narrowed> {
  const subject = { kind: "key", id } as const;
  return transaction(db, async (tx): Promise<Narrowed> => {
    const row = await lockKey(tx, id);
    if (!row) return { ok: false, error: "unknown" };
    const [name, before] = [row.name, permissionsOfKey(row.permissions)];
    if (beyond(before, actor.permissions).length > 0) return { ok: false, error: "beyond" };
    await refuseStale(tx, subject, {
      expectedVersion,
      loadCurrent: async () => toWireKey(row, await versionOf(tx, subject)),
    });
    if (row.revokedAt) return { ok: false, error: "revoked" };
    const permissions = permissionsOfKey([...input.permissions]);
    const more = beyond(permissions, before);
    if (more.length > 0) return { ok: false, error: "more", permissions: more };
    await updatePermissions(tx, id, permissions);
    const taken = beyond(before, permissions);
    const { version } = await recordChange(tx, {
      actor,
      subject,
      sentence:
        taken.length > 0
          ? `Cheia „${name}” nu mai are drepturile ${taken.join(", ")}.`
          : `Cheia „${name}” și-a păstrat drepturile.`,
      before: { name, permissions: before },
      after: { name, permissions },
      touched: [],
    });
    return { ok: true, row: { ...row, permissions }, version };
  });
}

/** Returns the holder of a valid key. Records its use at most every ten minutes and ignores failures to record it. */
export async function findKeyHolder({ db, now }: Shop, digest: Buffer): Promise<Staff | undefined> {
  const row = await findOpenKey(db, digest, now());
  if (!row) return undefined;
  if (isUseWorthNoting(row.lastUsedAt, now())) await updateUsed(db, row.id, now()).catch(() => undefined);
  return {
    kind: "key",
    id: String(row.id),
    name: row.name,
    permissions: permissionsOfKey(row.permissions),
    isOwner: false,
    discountPercent: 0,
  };
}
