import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { listAccounts } from "@curat/contract/staff/accounts";
import type { EmagOverview } from "@curat/contract/staff/emag";
import { getEmag } from "@curat/contract/staff/emag";
import { getStaffDashboard } from "@curat/contract/staff/dashboard";
import type { DashboardKind } from "@curat/contract/staff/dashboard.values";
import { listFailedJobs } from "@curat/contract/staff/failed-jobs";
import { taskText } from "@curat/contract/staff/failed-jobs.values";
import { getStaffOrder, listStaffOrders } from "@curat/contract/staff/orders";
import { listWebhooks } from "@curat/contract/staff/webhooks";
import { accountTroubles } from "../../../components/accounts/account-rows.ts";
import { actOnFailedJobs } from "../../../components/failed-jobs/failed-jobs.server.ts";
import { whyWords } from "../../../components/failed-jobs/why-words.ts";
import { maybe, need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";

/** Kinds of pending work caused by a failure. Failed jobs and waybills have their own panels. */
const FAILURES: readonly DashboardKind[] = [
  "failed_payments",
  "returned_parcels",
  "not_invoiced",
  "issuer_invoices",
  "anaf_invoices",
  "anaf_login",
  "anaf_zips",
  "failed_work",
  "failed_publishing",
];
const SHOWN_ORDERS = 5;

/** Loads all recent failures that the staff member may see. */
export async function loadTroubles({ context }: LoaderFunctionArgs) {
  const may = await mayDo(context);
  const [{ data: today }, jobs, accounts, orders, webhooks, emag] = await Promise.all([
    need(context, getStaffDashboard),
    may("jobs:view") ? maybe(context, listFailedJobs, { query: { page: "1" } }) : undefined,
    may("settings:view") ? maybe(context, listAccounts) : undefined,
    may("orders:view") ? waybills(context) : [],
    may("webhooks:view") ? maybe(context, listWebhooks) : undefined,
    may("emag:view") ? maybe(context, getEmag) : undefined,
  ]);
  return {
    rows: today.filter(({ kind }) => FAILURES.includes(kind)),
    orders,
    moreOrders: today.some(({ kind, count }) => kind === "awb_problems" && count > SHOWN_ORDERS),
    accounts: accounts ? accountTroubles(accounts.data) : [],
    webhooks: (webhooks?.data ?? []).filter(
      ({ failing_since, stopped_because, failed }) =>
        failing_since !== null || stopped_because !== null || failed > 0,
    ),
    emag: emag ? emagTroubles(emag.data) : [],
    jobs: (jobs?.data ?? []).map((job) => ({
      id: job.id,
      what: taskText(job.task),
      why: whyWords(job.error) ?? job.error,
      isFinal: job.state === "failed",
      isRunning: job.is_running,
      nextAt: job.next_at,
      order: job.order,
    })),
    moreJobs: (jobs?.meta.last_page ?? 1) > 1,
    mayEdit: may("jobs:edit"),
  };
}

/** Returns eMAG orders that wait for a decision, and a line about refused offers. */
function emagTroubles({ orders, offers }: EmagOverview): { to: string; name: string; words: string }[] {
  const waiting = orders.flatMap(({ id, problem, told, settled_at: settledAt }) => {
    const isOpen = told !== null && settledAt === null;
    const words = isOpen ? EMAG_PROBLEMS[told] : problem;
    return words === null ? [] : [{ to: "/emag", name: `Comanda eMAG ${id}`, words }];
  });
  if (offers.refused === 0) return waiting;
  const words = "eMAG nu a acceptat stocul sau prețul lor. Motivul este la fiecare ofertă.";
  return [
    ...waiting,
    { to: "/emag/oferte?stare=refused", name: `Oferte refuzate: ${offers.refused}`, words },
  ];
}

const EMAG_PROBLEMS = {
  cancelled: "Anulată la eMAG. Anuleaz-o și în magazin, din pagina eMAG.",
  returned: "Returnată la eMAG. Înregistrează returul.",
  changed: "Modificată la eMAG. Modific-o și în magazin.",
};

async function waybills(context: Context) {
  const found = await maybe(context, listStaffOrders, {
    query: { stage: "problems", page: "1", per_page: String(SHOWN_ORDERS) },
  });
  const orders = await Promise.all(
    (found?.data ?? []).map(({ id }) => maybe(context, getStaffOrder, { params: { id: String(id) } })),
  );
  return orders.flatMap((order) =>
    order?.data.awb_problem
      ? [{ id: order.data.id, number: order.data.number, why: order.data.awb_problem.why }]
      : [],
  );
}

export async function actOnTrouble({ request, context }: ActionFunctionArgs) {
  return actOnFailedJobs(context, await request.formData(), "/ce-nu-a-mers");
}
