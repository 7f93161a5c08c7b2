import { MEMBER_LIMIT } from "@curat/contract/staff/members.fields";
import type { Tx } from "../../../../db/database.ts";
import {
  refusedRow,
  type RowResult,
  type ImportedRows,
  saveRecords,
} from "../../../platform/changes/index.ts";
import type { BuyingMember } from "../members.rules.ts";
import { findAccounts } from "../price-lists.store.ts";
import type { CustomerGroup } from "./groups.rules.ts";
import { GROUPS } from "./groups.service.ts";
import { findGroups, loadGroups, lockGroupNames, nextGroupId } from "./groups.store.ts";

export interface ImportedGroupMember {
  group: string;
  /** CUI as digits. */
  cui: string | null;
  customer: string | null;
  /** False to remove the member. */
  isIn: boolean;
}

/** Adds or removes one member per row. Creates missing groups. Members without a row are left unchanged. */
export async function saveImportedGroupMembers(
  tx: Tx,
  rows: readonly ImportedGroupMember[],
  { actor, isDryRun }: ImportedRows,
): Promise<RowResult[]> {
  if (!isDryRun) await lockGroupNames(tx);
  const current = await findGroups(
    tx,
    rows.map(({ group }) => group.toLowerCase()),
  );
  const groups = new Map<string, CustomerGroup>();
  for (const { emails: _emails, ...group } of await loadGroups(tx, [
    ...new Set([...current.values()].map(({ id }) => id)),
  ]))
    groups.set(group.name.toLowerCase(), group);
  const accounts = await findAccounts(
    tx,
    rows.flatMap(({ customer }) => customer?.toLowerCase() ?? []),
  );
  const results: RowResult[] = [];
  for (const { group: name, cui, customer, isIn } of rows) {
    const customerId = customer === null ? null : accounts.get(customer.toLowerCase());
    if (customerId === undefined) {
      results.push(
        refusedRow({ member: [`Nu există un cont de client „${customer}”: verifică adresa de e-mail.`] }),
      );
      continue;
    }
    const group = groups.get(name.toLowerCase()) ?? {
      id: isDryRun ? -1 - groups.size : await nextGroupId(tx),
      name,
      members: [],
    };
    const made = withMember(group, { cui, customerId }, isIn);
    if (made.after) groups.set(name.toLowerCase(), made.after);
    results.push(made.result);
  }
  if (!isDryRun) await saveRecords(tx, GROUPS, { actor, records: [...groups.values()] });
  return results;
}

function withMember(
  group: CustomerGroup,
  member: BuyingMember,
  isIn: boolean,
): { result: RowResult; after?: CustomerGroup } {
  const otherMembers = group.members.filter(
    ({ cui, customerId }) => cui !== member.cui || customerId !== member.customerId,
  );
  const wasIn = otherMembers.length < group.members.length;
  if (wasIn === isIn) return { result: { outcome: "same" } };
  if (!isIn) return { result: { outcome: "changed" }, after: { ...group, members: otherMembers } };
  if (otherMembers.length >= MEMBER_LIMIT)
    return { result: refusedRow({ group: ["Un grup poate avea cel mult 1.000 de membri."] }) };
  return { result: { outcome: "new" }, after: { ...group, members: [...otherMembers, member] } };
}
