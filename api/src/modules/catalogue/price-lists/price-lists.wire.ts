import { type Lei, toBani, toLei, type Wire } from "@curat/contract/lei.values";
import type { ListedPriceList, PriceListFields, StaffPriceList } from "@curat/contract/staff/price-lists";
import { toMember } from "./members.rules.ts";
import {
  type ListDelivery,
  type ListMember,
  type ListRow,
  type PriceList,
  stateOf,
} from "./price-lists.rules.ts";
import type { ListedRow, loadPriceLists } from "./price-lists.store.ts";

interface ViewContext {
  version: number;
  now: Date;
}

export function toListed(
  { id, name, startsAt, endsAt, isActive, takesVouchers, members, rows }: ListedRow,
  { version, now }: ViewContext,
): ListedPriceList {
  return {
    listID: id,
    name,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    is_active: isActive,
    state: stateOf({ startsAt, endsAt }, now),
    takes_vouchers: takesVouchers,
    members_count: members,
    rows_count: rows,
    version,
  };
}

export function toStaffPriceList(
  list: Awaited<ReturnType<typeof loadPriceLists>>[number],
  view: ViewContext,
): Wire<StaffPriceList> {
  const { members, rows, isNet, delivery, memberNames, groupNames, targetNames } = list;
  return {
    ...toListed({ ...list, members: members.length, rows: rows.length }, view),
    is_net: isNet,
    ...toDelivery(delivery),
    members: members.map((member) => ({
      ...toListMember(member),
      email: member.customerId === null ? null : (memberNames.get(member.customerId) ?? null),
      group_name: member.groupId === null ? null : (groupNames.get(member.groupId) ?? null),
    })),
    rows: rows.map((row) => ({ ...toRow(row), name: targetNames.get(`${row.target} ${row.code}`) ?? "" })),
  };
}

function toDelivery({ bani, freeFromBani, isNet }: ListDelivery) {
  return {
    delivery: bani === null ? null : toLei(bani),
    free_delivery_over: freeFromBani === null ? null : toLei(freeFromBani),
    is_delivery_net: isNet,
  };
}

function toListMember({ groupId, ...member }: ListMember) {
  return { ...toMember(member), group: groupId === null ? null : String(groupId) };
}

function toRow({ target, code, fromQuantity, bani, percent }: ListRow) {
  return { target, code, from: fromQuantity, price: bani === null ? null : toLei(bani), percent };
}

/** Converts a price list to its audit log snapshot. Customers and groups appear by id, to avoid personal data. */
export function toSnapshot({
  name,
  startsAt,
  endsAt,
  isActive,
  takesVouchers,
  isNet,
  delivery,
  members,
  rows,
}: PriceList): object {
  return {
    name,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    is_active: isActive,
    takes_vouchers: takesVouchers,
    is_net: isNet,
    ...toDelivery(delivery),
    members: members.map(toListMember),
    rows: rows.map(toRow),
  };
}

/** Returns a copy of the list with the given fields. The caller must look up members and rows. */
export function withFields(list: PriceList, fields: PriceListFields): PriceList {
  return {
    ...list,
    name: fields.name ?? list.name,
    startsAt: fields.starts_at ?? list.startsAt,
    endsAt: fields.ends_at === undefined ? list.endsAt : fields.ends_at,
    isActive: fields.is_active ?? list.isActive,
    takesVouchers: fields.takes_vouchers ?? list.takesVouchers,
    isNet: fields.is_net ?? list.isNet,
    delivery: {
      bani: baniOf(fields.delivery, list.delivery.bani),
      freeFromBani: baniOf(fields.free_delivery_over, list.delivery.freeFromBani),
      isNet: fields.is_delivery_net ?? list.delivery.isNet,
    },
  };
}

function baniOf(changed: Lei | null | undefined, before: number | null): number | null {
  if (changed === undefined) return before;
  return changed === null ? null : toBani(changed);
}
