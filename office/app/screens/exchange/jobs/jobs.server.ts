import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/jobs";
import { JOB_STATES } from "@curat/contract/staff/jobs.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press } from "../../../components/form/send.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { JOBS } from "./jobs-shape.ts";

export async function loadJobs({ context, url }: LoaderFunctionArgs) {
  const state = readList(JOBS, url.searchParams);
  const requested = JOB_STATES.find((one) => one === state.filters.stare);
  const { data: jobs, meta } = await need(context, calls.listJobs, {
    query: { page: String(state.page), state: requested },
  });
  return { state, jobs, total: meta.total, lastPage: meta.last_page };
}

export async function loadJob({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: job }, may] = await Promise.all([
    need(context, calls.getJob, { params: { id } }),
    mayDo(context),
  ]);
  return {
    job,
    may: { edit: may("jobs:edit"), undo: may("changes:undo"), seeLog: may("changes:view") },
  };
}

/** Stops or resumes a job, or starts another job that undoes its changes. */
export async function actOnJob({
  request,
  context,
  params: { id = "" },
}: ActionFunctionArgs): Promise<never> {
  const form = await request.formData();
  const page = `/lucrari/${encodeURIComponent(id)}`;
  const params = { id };
  switch (textOf(form, "form")) {
    case "stop":
      return press(
        context,
        calls.stopJob,
        { params },
        { to: page, message: "Operațiunea a fost oprită. Modificările făcute până acum se păstrează." },
      );
    case "retry":
      return press(context, calls.retryJob, { params }, { to: page, message: "Operațiunea a fost reluată." });
    case "undo": {
      const { data: job } = await need(context, calls.getJob, { params });
      return press(
        context,
        calls.undoBatch,
        { params: { batch: job.batch } },
        { to: page, next: (made) => `/lucrari/${made.id}` },
      );
    }
    default:
      throw data(null, { status: 404 });
  }
}
