/** The shop's people: invited, changed, kept out, let in again, forgotten. Nobody touches who may do more than himself. */
import type { StaffMember } from "@curat/contract/staff/people";
import type { StaffState } from "@curat/contract/staff/people.values";
import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction, type Tx } from "../../../../db/database.ts";
import type { Staff } from "../../../../http/caller.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { type NewChange, recordChange, StaleVersion, versionOf } from "../../changes/index.ts";
import { deleteLinks } from "../entering/links.store.ts";
import { deleteSessionsOf } from "../entering/sessions.store.ts";
import { deleteNoticeChoices } from "../notices/notices.store.ts";
import { deleteFactors } from "../factors/factors.store.ts";
import { permissionsOf } from "../grants.rules.ts";
import { revokeKeysOf } from "../keys/keys.service.ts";
import { findRoles, lockPeople } from "../roles/roles.store.ts";
import { keepsAnOwner, type MemberFacts, mayTouch, memberSentence } from "./people.rules.ts";
import {
  findMember,
  findMemberView,
  forgetMember,
  insertMember,
  loadOwners,
  type MemberRow,
  replaceRoles,
  updateMember,
} from "./people.store.ts";
import { toStaffMember } from "./people.wire.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type KeptMember =
  | { ok: true; id: number; version: number }
  | {
      ok: false;
      error: "unknown" | "forbidden" | "taken" | "unknown-role" | "last-owner" | "is-in" | "is-locked";
    };

interface Asked {
  id: number;
  /** The version that was seen; undefined where none was. */
  seen: number | undefined;
  actor: Staff;
}

/** Undefined for an unknown id, and for one who was erased. */
export async function findStaffMember({ db, now }: Shop, id: number): Promise<StaffMember | undefined> {
  const member = await findMemberView(db, id, now());
  return member && toStaffMember(member, await versionOf(db, { kind: "staff_member", id }));
}

/** A new person, who is mailed an invitation. */
export async function inviteMember(
  { db, now }: Shop,
  actor: Staff,
  { email, name, roleIds }: { email: string; name: string; roleIds: readonly number[] },
): Promise<KeptMember> {
  return transaction(db, async (tx): Promise<KeptMember> => {
    await lockPeople(tx);
    const roles = await findRoles(tx, roleIds);
    if (roles.length < new Set(roleIds).size) return { ok: false, error: "unknown-role" };
    if (!mayTouch(actor, permissionsOf(roles))) return { ok: false, error: "forbidden" };
    const id = await insertMember(tx, { email, name, now: now() });
    if (id === undefined) return { ok: false, error: "taken" };
    await replaceRoles(
      tx,
      id,
      roles.map((role) => role.id),
    );
    await enqueueInvitation(tx, id);
    const after: MemberFacts = { name, state: "invited", roles: roles.map((role) => role.name) };
    const { version } = await recordChange(tx, {
      actor,
      subject: { kind: "staff_member", id },
      sentence: `Persoana „${name || `nr. ${id}`}” a fost invitată: ${after.roles.join(", ")}.`,
      before: null,
      after,
      touched: [],
    });
    return { ok: true, id, version };
  });
}

/** A new link for one who has not come in yet. */
export async function repeatInvitation(shop: Shop, asked: Asked): Promise<KeptMember> {
  return changing(shop, asked, async (tx, member) => {
    if (member.state !== "invited") return { error: "is-in" };
    await deleteLinks(tx, member.id, "invitation");
    await enqueueInvitation(tx, member.id);
    return { after: factsOf(member) };
  });
}

/** Name and roles, which hold from the person's next request on. */
export async function changeMember(
  shop: Shop,
  { name, roleIds, ...asked }: Asked & { name: string | undefined; roleIds: readonly number[] | undefined },
): Promise<KeptMember> {
  return changing(shop, asked, async (tx, member) => {
    const roles = roleIds === undefined ? member.roles : await findRoles(tx, roleIds);
    if (roleIds && roles.length < new Set(roleIds).size) return { error: "unknown-role" };
    if (!mayTouch(asked.actor, permissionsOf(roles))) return { error: "forbidden" };
    const after = { ...member, roles, name: name ?? member.name };
    if (!(await leavesAnOwner(tx, after))) return { error: "last-owner" };
    await updateMember(tx, member.id, { name: after.name });
    await replaceRoles(
      tx,
      member.id,
      roles.map(({ id }) => id),
    );
    return { after: factsOf(after) };
  });
}

/** Keeps a person out from this moment on, and ends the keys that the person made. */
export async function lockMember(shop: Shop, asked: Asked): Promise<KeptMember> {
  return changing(shop, asked, async (tx, member) => {
    const after = { ...member, state: "locked" as const };
    if (!(await leavesAnOwner(tx, after))) return { error: "last-owner" };
    await updateMember(tx, member.id, { state: "locked" });
    await turnOut(tx, member.id);
    await revokeKeysOf(tx, member.id, { actor: asked.actor, now: shop.now() });
    return { after: factsOf(after) };
  });
}

/** Lets a locked person in again, by password and second factor as before; who had none yet is invited. */
export async function unlockMember(shop: Shop, asked: Asked): Promise<KeptMember> {
  return changing(shop, asked, async (tx, member) => {
    if (member.state !== "locked") return { after: factsOf(member) };
    const state: StaffState = member.passwordHash === null ? "invited" : "active";
    await updateMember(tx, member.id, { state });
    if (state === "invited") await enqueueInvitation(tx, member.id);
    return { after: factsOf({ ...member, state }) };
  });
}

/** Ends a person's sessions; he may log in again. */
export async function endSessions(shop: Shop, asked: Asked): Promise<KeptMember> {
  return changing(shop, asked, async (tx, member) => {
    await deleteSessionsOf(tx, member.id);
    return { after: factsOf(member) };
  });
}

/** For one who lost his second factor: he is invited again, and sets up everything anew. Another owner alone does it. */
export async function resetMember(shop: Shop, asked: Asked): Promise<KeptMember> {
  return changing(shop, asked, async (tx, member) => {
    if (!asked.actor.isOwner || asked.actor.id === String(member.id)) return { error: "forbidden" };
    if (member.state === "locked") return { error: "is-locked" };
    if (!(await leavesAnOwner(tx, { ...member, state: "invited" }))) return { error: "last-owner" };
    return { after: await inviteAnew(tx, member) };
  });
}

/** The same from the server itself, for whom nobody inside can help: the last owner too. */
export async function startAgain(shop: Shop, asked: Asked): Promise<KeptMember> {
  return changing(shop, asked, async (tx, member) => ({ after: await inviteAnew(tx, member) }));
}

async function inviteAnew(tx: Tx, member: MemberRow): Promise<MemberFacts> {
  await turnOut(tx, member.id);
  await deleteFactors(tx, member.id);
  await updateMember(tx, member.id, { state: "invited", passwordHash: null });
  await enqueueInvitation(tx, member.id);
  return factsOf({ ...member, state: "invited" });
}

/** Keeps a person out for good, and forgets who it was; what he did stays written under his name. */
export async function eraseMember(shop: Shop, asked: Asked): Promise<KeptMember> {
  return changing(shop, asked, async (tx, member) => {
    if (!(await leavesAnOwner(tx, { ...member, state: "locked" }))) return { error: "last-owner" };
    await turnOut(tx, member.id);
    await revokeKeysOf(tx, member.id, { actor: asked.actor, now: shop.now() });
    await deleteFactors(tx, member.id);
    await replaceRoles(tx, member.id, []);
    await deleteNoticeChoices(tx, member.id);
    await forgetMember(tx, member.id, shop.now());
    return { after: null };
  });
}

/** What a person's mail says is made by its job: the link stands nowhere but in it. */
async function enqueueInvitation(tx: Tx, memberId: number): Promise<void> {
  const request = randomId();
  await enqueue(tx, "staff_invitation_mail", { memberId, request }, `staff-invitation:${request}`);
}

type Outcome = { after: MemberFacts | null } | { error: Extract<KeptMember, { ok: false }>["error"] };

/** Makes a change of a person in his turn, on what stands, and writes it down. Throws StaleVersion (409). */
async function changing(
  { db, now }: Shop,
  { id, seen, actor }: Asked,
  change: (tx: Tx, member: MemberRow) => Promise<Outcome>,
): Promise<KeptMember> {
  return transaction(db, async (tx): Promise<KeptMember> => {
    await lockPeople(tx);
    const member = await findMember(tx, id);
    if (!member) return { ok: false, error: "unknown" };
    if (!mayTouch(actor, permissionsOf(member.roles))) return { ok: false, error: "forbidden" };
    const subject = { kind: "staff_member", id } as const;
    const before = factsOf(member);
    const version = await versionOf(tx, subject);
    if (seen !== undefined && seen !== version) throw await staleOf(tx, { id, version, now: now() });
    const outcome = await change(tx, member);
    if ("error" in outcome) return { ok: false, error: outcome.error };
    const recorded: NewChange = {
      actor,
      subject,
      sentence: outcome.after ? memberSentence(before, outcome.after) : `Persoana nr. ${id} a fost ștearsă.`,
      before,
      after: outcome.after,
      touched: [],
    };
    return { ok: true, id, ...(await recordChange(tx, recorded)) };
  });
}

async function staleOf(
  db: Db,
  { id, version, now }: { id: number; version: number; now: Date },
): Promise<StaleVersion> {
  const standing = await findMemberView(db, id, now);
  return new StaleVersion(standing ? toStaffMember(standing, version) : null, version);
}

/** Nothing that a person was given opens the shop any more. */
async function turnOut(tx: Tx, memberId: number): Promise<void> {
  await deleteLinks(tx, memberId);
  await deleteSessionsOf(tx, memberId);
}

async function leavesAnOwner(tx: Tx, { id, state, roles }: MemberRow): Promise<boolean> {
  const after = { id, state, isOwner: roles.some(({ isOwner }) => isOwner) };
  return keepsAnOwner(await loadOwners(tx), after);
}

function factsOf({ name, state, roles }: MemberRow): MemberFacts {
  return { name, state, roles: roles.map((role) => role.name) };
}
