import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/accounting";
import { type Program, PROGRAMS } from "@curat/contract/staff/accounting.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { type ArchivePart, filesOf } from "../../../components/documents/archive-parts.ts";
import { zipStream } from "../../../components/documents/zip.server.ts";
import { press } from "../../../components/form/send.server.ts";
import { romanianToday } from "../../../components/time/day.ts";
import { need } from "../../../session/api.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { texts } from "./texts.ts";

/** Returns the month and program in the URL. Defaults to the previous month and SAGA. */
function readAddress(params: URLSearchParams): { month: string; program: Program } {
  const month = params.get("luna") ?? "";
  const program = PROGRAMS.find((one) => one === params.get("program")) ?? "saga";
  return { month: /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(month) ? month : monthBefore(new Date(), 1), program };
}

/** Returns the month (yyyy-mm) that is `count` months before the current one. */
function monthBefore(now: Date, count: number): string {
  const [year = 0, month = 0] = romanianToday(now).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

const MONTHS_TO_CHOOSE = 36;
const MONTH_NAME = new Intl.DateTimeFormat("ro-RO", { month: "long", year: "numeric", timeZone: "UTC" });

function monthOptions(now: Date, chosen: string): { value: string; label: string }[] {
  const recent = Array.from({ length: MONTHS_TO_CHOOSE }, (_, count) => monthBefore(now, count));
  const months = recent.includes(chosen) ? recent : [chosen, ...recent];
  return months.map((value) => ({ value, label: MONTH_NAME.format(new Date(`${value}-15T00:00:00Z`)) }));
}

function addressOf({ month, program }: { month: string; program: Program }): string {
  return `/contabilitate?luna=${month}&program=${program}`;
}

export async function loadAccounting({ context, url }: LoaderFunctionArgs) {
  const requested = readAddress(url.searchParams);
  const [{ data: month }, may] = await Promise.all([
    need(context, calls.getAccountingMonth, { query: requested }),
    mayDo(context),
  ]);
  return {
    ...month,
    months: monthOptions(new Date(), requested.month),
    mayHand: may("books:edit"),
    seesCosts: may("costs:view"),
    seesSettings: may("settings:view"),
    seesProducts: may("products:view"),
    programs: PROGRAMS.map((program) => ({ program, to: addressOf({ ...requested, program }) })),
  };
}

export async function changeAccounting({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData();
  const requested = readAddress(url.searchParams);
  const to = addressOf(requested);
  if (textOf(form, "form") === "withdraw")
    return press(
      context,
      calls.withdrawHandover,
      { params: { id: textOf(form, "id") } },
      { to, message: texts.withdrawnNow },
    );
  const scope = textOf(form, "form") === "all" ? "all" : "pending";
  return press(context, calls.createHandover, { body: { ...requested, scope } }, { to, message: texts.made });
}

/** Streams the files of a handover as one ZIP. */
export async function openHandover({ context, params: { id = "" } }: LoaderFunctionArgs): Promise<Response> {
  const read = async (after?: string) =>
    (await need(context, calls.readHandover, { params: { id }, query: { after } })).data;
  // Reads the first part before the response starts, so that a missing permission gives an error page.
  const first = await read();
  if (first.files.length === 0 && first.next === null) throw data(null, { status: 404 });
  const next = (after: string): Promise<ArchivePart> => read(after);
  return new Response(zipStream(filesOf(first, next)), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${first.file_name}"`,
    },
  });
}
