import type { LoaderFunctionArgs } from "react-router";
import { countFailedJobs, listFailedJobs } from "@curat/contract/staff/failed-jobs";
import { FAILED_JOB_STATES } from "@curat/contract/staff/failed-jobs.values";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { failedJobsShape } from "./failed-jobs-shape.ts";

export async function loadFailedJobs({ context, url }: LoaderFunctionArgs) {
  const [{ data: tasks }, may] = await Promise.all([need(context, countFailedJobs), mayDo(context)]);
  const requested = url.searchParams.get("fel");
  const known = new Set([...tasks.map(({ task }) => task), ...(requested ? [requested] : [])]);
  const seesCustomers = may("customers:view");
  const names = [...known];
  const state = readList(failedJobsShape(names, seesCustomers), url.searchParams);
  const { stare, fel, comanda, email } = state.filters;
  const { data: jobs, meta } = await need(context, listFailedJobs, {
    query: {
      state: FAILED_JOB_STATES.find((one) => one === stare),
      task: fel,
      order: comanda?.slice(0, 20),
      email,
      page: String(state.page),
    },
  });
  return {
    state,
    names,
    seesCustomers,
    tasks,
    jobs,
    total: meta.total,
    lastPage: meta.last_page,
    mayEdit: may("jobs:edit"),
  };
}
