import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { type ListedStaffCategory, listStaffCategories } from "@curat/contract/staff/categories";
import * as calls from "@curat/contract/staff/store-migration";
import {
  MIGRATED_KINDS,
  MIGRATION_OUTCOMES,
  ORDER_OUTCOMES,
  PLATFORMS,
  VAT_CODES,
} from "@curat/contract/staff/store-migration.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { placesIn } from "../../../components/unresolved-places/place-choices.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { categoryField, NO_CATEGORY } from "./category-choice.ts";
import { MOVINGS, RECORDS } from "./migration-shape.ts";
import { texts } from "./texts.ts";

export async function loadMigrations({ context, url }: LoaderFunctionArgs) {
  const state = readList(MOVINGS, url.searchParams);
  const { data: movings, meta } = await need(context, calls.listMigrations, {
    query: { page: String(state.page) },
  });
  return { state, movings, total: meta.total, lastPage: meta.last_page };
}

export async function beginMigration({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const platform = PLATFORMS.find((one) => one === textOf(form, "platform")) ?? PLATFORMS[0];
  const sent = await send(context, form, calls.createMigration, {
    body: { platform, store: textOf(form, "store") },
  });
  return sent.ok ? leaveTo(context, pageOf(sent.data.id)) : sent.refusal;
}

export async function loadMigration(context: Context, id: string) {
  const [{ data: migration }, categories] = await Promise.all([
    need(context, calls.getMigration, { params: { id } }),
    maybe(context, listStaffCategories),
  ]);
  return { migration, paths: pathsOf(categories?.data ?? []) };
}

function pathsOf(categories: readonly ListedStaffCategory[]): string[] {
  const byId = new Map(categories.map((one) => [one.categoryID, one]));
  const pathOf = ({ category, parentID }: ListedStaffCategory): string => {
    const parent = byId.get(parentID ?? 0);
    return parent ? `${pathOf(parent)} > ${category}` : category;
  };
  return categories.map(pathOf);
}

export type MigrationData = Awaited<ReturnType<typeof loadMigration>>["migration"];

/** Uploads or removes a file, reads the files, saves choices, or starts the import. */
export async function actOnMigration(request: Request, context: Context, id: string) {
  const form = await request.formData();
  const to = pageOf(id);
  const params = { id };
  switch (textOf(form, "form")) {
    case "upload": {
      const file = form.get("file");
      const body = { file: file instanceof File ? file : new File([], "") };
      const sent = await send(context, form, calls.addMigrationFile, { params, as: "form", body });
      return sent.ok ? leaveTo(context, to, "Fișierul a fost adăugat.") : sent.refusal;
    }
    case "drop":
      return press(
        context,
        calls.removeMigrationFile,
        { params: { id, file: textOf(form, "file") } },
        { to, message: "Fișierul a fost eliminat." },
      );
    case "read":
      return press(context, calls.readMigration, { params }, { to });
    case "choose": {
      const sent = await send(context, form, calls.chooseMigration, { params, body: choicesIn(form) });
      return sent.ok ? leaveTo(context, to, "Opțiunile au fost salvate.") : sent.refusal;
    }
    case "start":
      return press(context, calls.startMigration, { params }, { to, message: "Importul a început." });
    default:
      throw data(null, { status: 404 });
  }
}

function choicesIn(form: FormData) {
  const cookieKey = textOf(form, "cookie_key").trim();
  const places = placesIn(form);
  return {
    prices_with_vat: textOf(form, "prices") !== "net",
    ...(textOf(form, "in_lei") !== "" && { in_lei: textOf(form, "in_lei") === "da" }),
    vat: decidedIn(form, "vat").map(({ name, chosen }) => ({
      name,
      code: VAT_CODES.find((one) => one === chosen) ?? "standard",
    })),
    statuses: decidedIn(form, "status").map(({ name, chosen }) => ({
      name,
      outcome: ORDER_OUTCOMES.find((one) => one === chosen) ?? "skip",
    })),
    categories: categoriesIn(form),
    ...(places.length > 0 && { places }),
    ...(cookieKey !== "" && { cookie_key: cookieKey }),
    version: Number(textOf(form, "version")),
  };
}

function categoriesIn(form: FormData): { id: string; category: string | null }[] {
  const chosen: { id: string; category: string | null }[] = [];
  for (let place = 0; form.has(categoryField(place)); place += 1) {
    const category = textOf(form, categoryField(place)).trim();
    chosen.push({
      id: textOf(form, `categories.${place}.id`),
      category: category === NO_CATEGORY ? null : category,
    });
  }
  return chosen;
}

function decidedIn(form: FormData, field: string): { name: string; chosen: string }[] {
  const decided: { name: string; chosen: string }[] = [];
  for (let place = 0; form.has(`${field}.${place}`); place += 1)
    decided.push({ name: textOf(form, `${field}-name.${place}`), chosen: textOf(form, `${field}.${place}`) });
  return decided;
}

export async function loadRecords({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const state = readList(RECORDS, url.searchParams);
  const [{ data: migration }, { data: records, meta }] = await Promise.all([
    need(context, calls.getMigration, { params: { id } }),
    need(context, calls.listMigratedRecords, {
      params: { id },
      query: { ...filterOf(state.filters), page: String(state.page) },
    }),
  ]);
  return { migration, state, records, total: meta.total, lastPage: meta.last_page };
}

export function recordsFile(context: Context, id: string, url: URL): Promise<Response> {
  const { filters } = readList(RECORDS, url.searchParams);
  const head = ["Tip", "Numele", "În magazinul vechi", "Stare", "Motiv sau observație"];
  return fileAnswer(url, head, async (page) => {
    const query = { ...filterOf(filters), page: String(page) };
    const { data: records, meta } = await need(context, calls.listMigratedRecords, { params: { id }, query });
    const rows = records.map(({ kind, title, their_id, outcome, why }) => [
      texts.kinds[kind],
      title,
      their_id,
      texts.outcomes[outcome],
      why,
    ]);
    return { rows, hasMore: page < meta.last_page };
  });
}

function filterOf({ fel, stare }: Record<string, string>) {
  return {
    kind: MIGRATED_KINDS.find((one) => one === fel),
    outcome: MIGRATION_OUTCOMES.find((one) => one === stare),
  };
}

function pageOf(id: string | number): string {
  return `/mutare/${encodeURIComponent(id)}`;
}
