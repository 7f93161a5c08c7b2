import { data, redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { holdsPeople, mayExport, SHEET_KINDS } from "@curat/contract/staff/exchange.values";
import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import * as calls from "@curat/contract/staff/exports";
import { textOf } from "@curat/ui/form/form-values.ts";
import { needsOf, send } from "../../../components/form/send.server.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { apiOf, need, refusedPage } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";
import { withReturnPath } from "../../../session/return-path.ts";

const KIND = "fel";
const PAGE = "pagina";
const FILTER_FIELD = "filtru.";

export async function loadExports({ context, url }: LoaderFunctionArgs) {
  const page = /^\d{1,6}$/.exec(url.searchParams.get(PAGE) ?? "")?.[0] ?? "1";
  const [me, files] = await Promise.all([
    requireStaff(context),
    need(context, calls.listExports, { query: { page } }),
  ]);
  const kinds = me.permissions.includes("exports:edit")
    ? SHEET_KINDS.filter((kind) => mayExport(kind, me.permissions))
    : [];
  const requested = url.searchParams.get(KIND);
  return {
    kinds,
    requestedKind: kinds.find((kind) => kind === requested),
    filter: [...url.searchParams].filter(([name, value]) => name !== KIND && name !== PAGE && value !== ""),
    files: files.data,
    page: files.meta.current_page,
    lastPage: files.meta.last_page,
  };
}

/** Requests an export. A background job creates the file. */
export async function requestFile(request: Request, context: Context) {
  const form = await request.formData();
  if (textOf(form, "form") !== "export") throw data(null, { status: 404 });
  const filter = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(FILTER_FIELD) && typeof value === "string"
        ? [[name.slice(FILTER_FIELD.length), value]]
        : [],
    ),
  );
  // The cast is safe, because the API refuses any other value.
  const body = { kind: textOf(form, "kind") as SheetKindName, filter };
  const isPeople = SHEET_KINDS.some((one) => one === body.kind && holdsPeople(one));
  const sent = await send(context, form, isPeople ? calls.makePeopleExport : calls.makeExport, { body });
  return sent.ok ? leaveTo(context, "/export") : sent.refusal;
}

/** Streams a finished file. A file with personal data requires the second factor. */
export async function openExport(context: Context, url: URL, id: string): Promise<Response> {
  const { data: file } = await need(context, calls.getExport, { params: { id } });
  const call = holdsPeople(file.kind) ? calls.readPeopleExport : calls.readExport;
  const read = async (part: number) => {
    const answer = await apiOf(context).call(call, { params: { id }, query: { part: String(part) } });
    if (answer.ok) return answer.data;
    if (needsOf(answer) === "second-factor") throw redirect(withReturnPath("/confirmare", "/export"));
    throw refusedPage(context, answer);
  };
  const first = await read(0);
  return fileAnswer(url, first.head, async (page) => {
    const { rows, next } = page === 1 ? first : await read(page - 1);
    return { rows, hasMore: next !== null };
  });
}
