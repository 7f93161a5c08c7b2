/** Writes invalidate only pages with customer-specific prices. Public pages do not depend on groups. */
import type { FieldErrors } from "@curat/contract/envelope";
import type {
  CustomerGroupFields,
  NewCustomerGroupBody,
  StaffCustomerGroup,
} from "@curat/contract/staff/customer-groups";
import type { ApiContext } from "../../../../context.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  tag,
  undoRecords,
  versionOf,
  type Written,
} from "../../../platform/changes/index.ts";
import { toMember } from "../members.rules.ts";
import { findMembers } from "../named-members.ts";
import { type CustomerGroup, faultsOf, GROUP_LABELS } from "./groups.rules.ts";
import {
  deleteGroup,
  findGroups,
  listsOfGroup,
  loadGroups,
  lockGroupNames,
  lockGroupRows,
  nextGroupId,
  putGroup,
} from "./groups.store.ts";

type Shop = Pick<ApiContext, "db">;
type Refused =
  | { ok: false; error: "refused"; errors: FieldErrors }
  | { ok: false; error: "in-lists"; message: string };
export type WrittenGroup = Written<CustomerGroup, Refused>;

export const GROUP_KIND = "customer-group";
const TAKEN = "Există deja un grup cu această denumire: scrie alta.";

export const GROUPS: RecordWrites<CustomerGroup, Refused> = {
  kind: GROUP_KIND,
  title: ({ name }) => `Grupul de clienți „${name}”`,
  gender: "masculine",
  labels: GROUP_LABELS,
  // The audit log stores customer ids instead of email addresses, to avoid personal data.
  kept: ({ name, members }) => ({ name, members: members.map(toMember) }),
  touched: () => [tag.ownPrices],
  lock: async (tx, ids) => {
    await lockGroupNames(tx);
    await lockGroupRows(tx, ids);
    return (await loadGroups(tx, ids)).map(({ emails: _emails, ...group }) => group);
  },
  refuse: async (tx, after) => {
    const errors = faultsOf(after);
    const named = (await findGroups(tx, [after.name.toLowerCase()])).get(after.name.toLowerCase());
    if (named && named.id !== after.id) errors.name = [TAKEN];
    return refusedFor(errors);
  },
  store: async (tx, groups) => {
    for (const group of groups) await putGroup(tx, group);
  },
  shown: (tx, id) => findGroup(tx, id),
};

function refusedFor(errors: FieldErrors): Refused | undefined {
  return Object.keys(errors).length > 0 ? { ok: false, error: "refused", errors } : undefined;
}

export async function findGroup(db: Db, id: number): Promise<StaffCustomerGroup | undefined> {
  const [group] = await loadGroups(db, [id]);
  if (!group) return undefined;
  const { name, members, emails } = group;
  return {
    groupID: id,
    name,
    members_count: members.length,
    lists: await listsOfGroup(db, id),
    version: await versionOf(db, { kind: GROUP_KIND, id }),
    members: members.map((member) => ({
      ...toMember(member),
      email: member.customerId === null ? null : (emails.get(member.customerId) ?? null),
    })),
  };
}

export function createGroup(
  { db }: Shop,
  { body, actor }: { body: NewCustomerGroupBody; actor: Actor },
): Promise<WrittenGroup> {
  const make = async (tx: Tx) =>
    written(tx, { id: await nextGroupId(tx), name: body.name, members: [] }, body);
  return createRecord<CustomerGroup, Refused>(db, GROUPS, { actor, make });
}

/** Changes the given fields. Throws StaleVersion (409). */
export function changeGroup(
  { db }: Shop,
  { fields, ...input }: WriteInput & { fields: CustomerGroupFields },
): Promise<WrittenGroup> {
  return changeRecord<CustomerGroup, Refused>(db, GROUPS, {
    ...input,
    change: (before, tx) => written(tx, before, fields),
  });
}

/** Removes a group. Refused if a price list uses it, because its members would silently lose their prices. */
export function removeGroup({ db }: Shop, input: WriteInput): Promise<WrittenGroup> {
  return removeRecord<CustomerGroup, Refused>(db, GROUPS, { ...input, remove: removeUnused });
}

async function removeUnused(tx: Tx, { id }: CustomerGroup): Promise<Refused | undefined> {
  const lists = (await listsOfGroup(tx, id)).map(({ name }) => `„${name}”`);
  if (lists.length > 0)
    return {
      ok: false,
      error: "in-lists",
      message: `Grupul are prețuri în ${lists.join(", ")}: scoate-l mai întâi din listă.`,
    };
  await deleteGroup(tx, id);
  return undefined;
}

async function written(
  tx: Tx,
  before: CustomerGroup,
  { name = before.name, members }: CustomerGroupFields,
): Promise<CustomerGroup | Refused> {
  const errors: FieldErrors = {};
  const found = members ? await findMembers(tx, members, { errors, mayBeGroup: false }) : before.members;
  return refusedFor(errors) ?? { ...before, name, members: found };
}

/** Undoes an import of groups. Restores members by customer id, except erased customers. */
export const takeBackGroups = undoRecords<CustomerGroup, Refused>(GROUPS, {
  former: (group, inverse) => {
    // `kept` above defines the format of the stored value.
    const { name = group.name, members } = inverse as Partial<ReturnType<typeof recordedOf>>;
    return {
      ...group,
      name,
      members: members
        ? members.map(({ cui, customer }) => ({
            cui,
            customerId: customer === null ? null : Number(customer),
          }))
        : group.members,
    };
  },
  remove: removeUnused,
  why: (refused) =>
    refused.error === "in-lists" ? refused.message : Object.values(refused.errors).flat().join(" "),
  around: async (_tx, _at, write) => write(),
});

const recordedOf = ({ name, members }: CustomerGroup) => ({ name, members: members.map(toMember) });
