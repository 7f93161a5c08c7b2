/** Authors manage their saved views. Sharing a view requires the permission for its list. */
import { MAX_VIEWS, VIEW_LISTS } from "@curat/contract/staff/views.values";
import type { StaffView } from "@curat/contract/staff/views";
import type { ApiContext } from "../../../../context.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import type { Person } from "../../../../http/caller.ts";
import {
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  versionOf,
  versionsOf,
  type Written,
} from "../../changes/index.ts";
import {
  countViews,
  deleteView,
  findOwnViews,
  findView,
  insertView,
  isNameTaken,
  loadViews,
  lockOwner,
  type NamedView,
  updateView,
  type View,
} from "./views.store.ts";

type Shop = Pick<ApiContext, "db">;
type Refused = { ok: false; error: "taken" | "too-many" | "not-shareable" };
export type WrittenView = Written<View, Refused>;
type Fields = Pick<View, "name" | "query" | "isShared">;
interface ByPerson extends WriteInput {
  actor: Person;
}

const NOT_SHAREABLE: Refused = { ok: false, error: "not-shareable" };

export async function viewsOf(db: Db, person: Person, list: View["list"]): Promise<StaffView[]> {
  const views = (await loadViews(db, person.memberId, list)).filter((view) => maySee(person, view));
  const versions = await versionsOf(
    db,
    "staff_view",
    views.map(({ id }) => id),
  );
  return views.map((view) => toStaffView(person, view, versions.get(view.id) ?? 0));
}

/** Returns a view; undefined if it is unknown, or neither the member's own nor shared with them. */
export async function findStaffView(db: Db, person: Person, id: number): Promise<StaffView | undefined> {
  const view = await findView(db, person.memberId, id);
  if (!view || !maySee(person, view)) return undefined;
  return toStaffView(person, view, await versionOf(db, { kind: "staff_view", id }));
}

export function createView(
  { db }: Shop,
  actor: Person,
  fields: Fields & Pick<View, "list">,
): Promise<WrittenView> {
  const view = { ...fields, memberId: actor.memberId };
  const make = async (tx: Tx): Promise<View | Refused> => {
    if (view.isShared && !maySeeList(actor, view)) return NOT_SHAREABLE;
    if ((await countViews(tx, view)) >= MAX_VIEWS) return { ok: false, error: "too-many" };
    const id = await insertView(tx, view);
    return id === undefined ? { ok: false, error: "taken" } : { ...view, id };
  };
  return createRecord(db, viewWritesOf(actor), { actor, make });
}

export function changeView(
  { db }: Shop,
  { fields, ...input }: ByPerson & { fields: { [F in keyof Fields]?: Fields[F] | undefined } },
): Promise<WrittenView> {
  const change = (before: View): View => ({
    ...before,
    name: fields.name ?? before.name,
    query: fields.query ?? before.query,
    isShared: fields.isShared ?? before.isShared,
  });
  return changeRecord(db, viewWritesOf(input.actor), { ...input, change });
}

export function removeView({ db }: Shop, input: ByPerson): Promise<WrittenView> {
  const remove = (tx: Tx, { id }: View) => deleteView(tx, id);
  return removeRecord(db, viewWritesOf(input.actor), { ...input, remove });
}

function viewWritesOf(person: Person): RecordWrites<View, Refused> {
  return {
    kind: "staff_view",
    title: ({ name }) => `Lista salvată „${name}”`,
    gender: "feminine",
    labels: { name: "denumirea", query: "filtrele", isShared: "partajarea" },
    kept: ({ list, name, query, isShared }) => ({ list, name, query, is_shared: isShared }),
    touched: () => [],
    lock: async (tx, ids) => {
      await lockOwner(tx, person.memberId);
      return findOwnViews(tx, person.memberId, ids);
    },
    refuse: async (tx, after, before) => {
      if (after.isShared && before?.isShared === false && !maySeeList(person, after)) return NOT_SHAREABLE;
      return (await isNameTaken(tx, after)) ? { ok: false, error: "taken" } : undefined;
    },
    store: async (tx, views) => {
      for (const view of views) await updateView(tx, view);
    },
    shown: (tx, id) => findStaffView(tx, person, id),
  };
}

function maySee(person: Person, view: View): boolean {
  return view.memberId === person.memberId || maySeeList(person, view);
}

function maySeeList({ permissions }: Person, { list }: Pick<View, "list">): boolean {
  return permissions.includes(VIEW_LISTS[list]);
}

function toStaffView(person: Person, view: NamedView, version: number): StaffView {
  const { id, list, name, query, isShared, memberId, by } = view;
  return { id, list, name, query, is_shared: isShared, is_own: memberId === person.memberId, by, version };
}
