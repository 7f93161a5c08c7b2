import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { ROW_OUTCOMES } from "@curat/contract/staff/exchange.values";
import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import * as calls from "@curat/contract/staff/imports";
import { retryJob, stopJob, undoBatch } from "@curat/contract/staff/jobs";
import type { PlaceChoice } from "@curat/contract/staff/unresolved-places.fields";
import { textOf } from "@curat/ui/form/form-values.ts";
import { placesIn } from "../../../components/unresolved-places/place-choices.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { COLUMN_FIELD } from "./columns-field.ts";
import { REPORT } from "./report-shape.ts";

const REPORT_PAGE = "50";
const FILE_PAGE = "500";

export async function loadImports({ context, url }: LoaderFunctionArgs) {
  const page = /^\d{1,6}$/.exec(url.searchParams.get("pagina") ?? "")?.[0] ?? "1";
  const [{ data: kinds }, files] = await Promise.all([
    need(context, calls.listImportKinds),
    need(context, calls.listImports, { query: { page } }),
  ]);
  const { current_page, last_page } = files.meta;
  return { kinds: kinds.map(({ kind }) => kind), files: files.data, page: current_page, lastPage: last_page };
}

/** Uploads a file and redirects to the page that maps its columns. */
export async function upload(request: Request, context: Context) {
  const form = await request.formData();
  if (textOf(form, "form") !== "upload") throw data(null, { status: 404 });
  const file = form.get("file");
  const body = {
    // The cast is safe, because the API refuses any other value.
    kind: textOf(form, "kind") as SheetKindName,
    file: file instanceof File ? file : new File([], ""),
  };
  const sent = await send(context, form, calls.uploadImport, { as: "form", body });
  return sent.ok ? leaveTo(context, `/import/${sent.data.id}`) : sent.refusal;
}

export async function loadImport(context: Context, url: URL, id: string) {
  const params = { id };
  const state = readList(REPORT, url.searchParams);
  const outcome = ROW_OUTCOMES.find((one) => one === state.filters.ce);
  const [{ data: file }, { data: kinds }, may] = await Promise.all([
    need(context, calls.getImport, { params }),
    need(context, calls.listImportKinds),
    mayDo(context),
  ]);
  const query = { outcome, page: String(state.page), per_page: REPORT_PAGE };
  const report = await need(context, calls.listImportRows, { params, query });
  return {
    file,
    columns: kinds.find(({ kind }) => kind === file.kind)?.columns ?? [],
    state,
    report: report.data,
    total: report.meta.total,
    lastPage: report.meta.last_page,
    may: { undo: may("changes:undo"), stop: may("jobs:edit"), seeJobs: may("jobs:view") },
  };
}
export type ImportData = Awaited<ReturnType<typeof loadImport>>;

/** Checks, writes, stops, resumes or undoes an import. */
export async function actOnImport(request: Request, context: Context, id: string) {
  const form = await request.formData();
  const [params, page] = [{ id }, `/import/${encodeURIComponent(id)}`];
  const version = Number(textOf(form, "version"));
  const job = () => ({ params: { id: textOf(form, "job") } });
  switch (textOf(form, "form")) {
    case "check": {
      const sent = await send(context, form, calls.checkImport, {
        params,
        body: { columns: columnsOf(form), version, ...optionsOf(form) },
      });
      return sent.ok ? leaveTo(context, page) : sent.refusal;
    }
    case "start":
      return press(context, calls.startImport, { params, body: { version } }, { to: page });
    case "stop":
      return press(context, stopJob, job(), {
        to: page,
        message: "Importul a fost oprit. Rândurile deja importate se păstrează.",
      });
    case "retry":
      return press(context, retryJob, job(), { to: page, message: "Reluat." });
    case "undo": {
      const { data: file } = await need(context, calls.getImport, { params });
      if (!file.write) throw data(null, { status: 404 });
      return press(context, undoBatch, { params: { batch: file.write.batch } }, { to: page });
    }
    default:
      throw data(null, { status: 404 });
  }
}

function columnsOf(form: FormData): Record<string, number> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(COLUMN_FIELD) && typeof value === "string" && /^\d{1,3}$/.test(value)
        ? [[name.slice(COLUMN_FIELD.length), Number(value)]]
        : [],
    ),
  );
}

function optionsOf(form: FormData): {
  decimal_mark?: "." | ",";
  adds?: boolean;
  places?: PlaceChoice[];
} {
  const places = placesIn(form);
  const [mark, adds] = [textOf(form, "decimal_mark"), textOf(form, "adds")];
  return {
    ...((mark === "." || mark === ",") && { decimal_mark: mark }),
    ...(places.length > 0 && { places }),
    ...(adds !== "" && { adds: adds === "da" }),
  };
}

/** Exports the refused rows as they were uploaded, with the reasons. */
export async function faultyRows(context: Context, url: URL, id: string): Promise<Response> {
  const params = { id };
  const { data: file } = await need(context, calls.getImport, { params });
  return fileAnswer(url, [...file.head, "Motivul refuzului"], async (page) => {
    const query = { outcome: "refused" as const, page: String(page), per_page: FILE_PAGE };
    const { data: rows, meta } = await need(context, calls.listImportRows, { params, query });
    return {
      rows: rows.map(({ cells, faults }) => [
        ...file.head.map((_, place) => cells[place] ?? ""),
        faultsText(faults),
      ]),
      hasMore: page < meta.last_page,
    };
  });
}

/** Returns a row's errors as text, by column: "Preț: trebuie să fie …". */
export function faultsText(faults: Readonly<Record<string, string[]>>): string {
  return Object.entries(faults)
    .map(([label, messages]) => `${label}: ${messages.join(" ")}`)
    .join(" ");
}

/** Returns a row's changes as text, by column: "Preț: 12,50 → 13". */
export function changesText(changes: Readonly<Record<string, string[]>>): string {
  return Object.entries(changes)
    .map(([label, [was = "", becomes = ""]]) => `${label}: ${was || "nimic"} → ${becomes || "nimic"}`)
    .join("; ");
}

/** Returns a sample file for a kind of import, with its columns and an example row. */
export async function openSample(context: Context, url: URL, kind: string): Promise<Response> {
  const { data: kinds } = await need(context, calls.listImportKinds);
  const found = kinds.find((one) => one.kind === kind);
  if (!found) throw data(null, { status: 404 });
  const head = found.columns.map(({ label }) => label);
  return fileAnswer(url, head, async () => ({ rows: [found.example], hasMore: false }));
}
