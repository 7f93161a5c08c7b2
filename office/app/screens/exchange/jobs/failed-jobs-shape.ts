import { taskText } from "@curat/contract/staff/failed-jobs.values";
import { texts as jobTexts } from "../../../components/failed-jobs/texts.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** The queue's jobs that failed, as a list; it is filtered by the tasks that there are, and by e-mail for who may see customers. */
export function failedJobsShape(tasks: readonly string[], seesCustomers: boolean): ListShape {
  return {
    columns: [
      { key: "sarcina", label: texts.task, isName: true },
      { key: "comanda", label: texts.order },
      { key: "stare", label: texts.state },
      { key: "incercari", label: texts.attempts, more: "half" },
      { key: "urmatoarea", label: texts.next, more: "half" },
      { key: "eroare", label: texts.error, more: "line" },
      { key: "cod", label: jobTexts.code, more: "line" },
      { key: "pasi", label: texts.acts },
    ],
    filters: [
      { key: "stare", label: texts.state, kind: "choice", options: optionsOf(jobTexts.states) },
      {
        key: "fel",
        label: texts.task,
        kind: "choice",
        options: tasks.map((task) => ({ value: task, label: taskText(task) })),
      },
      { key: "comanda", label: texts.order, kind: "text", verb: "are numărul" },
      ...(seesCustomers ? [{ key: "email", label: texts.email, kind: "text", verb: "este" } as const] : []),
    ],
    sort: { by: "", isDescending: false },
  };
}
