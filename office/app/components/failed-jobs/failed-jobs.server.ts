import { data } from "react-router";
import type { Result } from "@curat/contract/client";
import {
  dropFailedJob,
  dropFailedTask,
  retryFailedJob,
  retryFailedTask,
} from "@curat/contract/staff/failed-jobs";
import { textOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../session/api.server.ts";
import { leaveTo } from "../../session/notices.server.ts";
import type { Context } from "../../session/session.server.ts";
import { leaveRefused } from "../form/send.server.ts";
import { texts } from "./texts.ts";

/** Retries or discards one job, or all failed jobs of a task. Redirects to `to`. */
export async function actOnFailedJobs(context: Context, form: FormData, to: string): Promise<never> {
  const api = apiOf(context);
  const job = { params: { id: textOf(form, "job") } };
  const task = { body: { task: textOf(form, "task") } };
  switch (textOf(form, "form")) {
    case "retry-job":
      return leave(await api.call(retryFailedJob, job), texts.retried);
    case "drop-job":
      return leave(await api.call(dropFailedJob, job), texts.dropped);
    case "retry-task":
      return leave(await api.call(retryFailedTask, task), texts.retried);
    case "drop-task":
      return leave(await api.call(dropFailedTask, task), texts.dropped);
    default:
      throw data(null, { status: 404 });
  }

  function leave(answer: Result<typeof retryFailedJob>, messageOf: (count: number) => string): never {
    if (!answer.ok) return leaveRefused(context, answer, to);
    const { count } = answer.data;
    return leaveTo(
      context,
      to,
      count > 0
        ? messageOf(count)
        : "Nu s-a schimbat nimic: sarcina este deja în curs, s-a încheiat cu succes sau a fost anulată de un coleg.",
    );
  }
}
