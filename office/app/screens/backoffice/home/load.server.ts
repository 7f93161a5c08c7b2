import type { LoaderFunctionArgs } from "react-router";
import { getSalesFigures } from "@curat/contract/staff/figures";
import { getStaffDashboard } from "@curat/contract/staff/dashboard";
import { maybe, need } from "../../../session/api.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";
import { romanianToday } from "../../../components/time/day.ts";
import { openSteps } from "./open-steps.server.ts";
import { readPeriod } from "../../../components/figures/figures-address.ts";

/** Loads the pending tasks and sales figures that the staff member may view. */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const { name, permissions } = await requireStaff(context);
  const { from, to, by } = readPeriod(new URLSearchParams(), romanianToday(new Date()));
  const [{ data: today }, figures, first] = await Promise.all([
    need(context, getStaffDashboard),
    permissions.includes("figures:view")
      ? maybe(context, getSalesFigures, { query: { from, to, by } })
      : undefined,
    permissions.includes("settings:view") ? openSteps(context) : undefined,
  ]);
  return { name, today, by, figures: figures?.data, first };
}
