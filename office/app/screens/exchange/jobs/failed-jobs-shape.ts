import { taskText } from "@curat/contract/staff/failed-jobs.values";
import { texts as jobTexts } from "../../../components/failed-jobs/texts.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";

/**
 * Returns the columns and filters of the list of failed jobs. The filter by email requires the permission to
 * view customers.
 */
export function failedJobsShape(tasks: readonly string[], seesCustomers: boolean): ListShape {
  return {
    columns: [
      { key: "sarcina", label: "Sarcina", isName: true },
      { key: "comanda", label: "Comanda" },
      { key: "stare", label: "Stare" },
      { key: "incercari", label: "Încercări", more: "half" },
      { key: "urmatoarea", label: "Următoarea încercare", more: "half" },
      { key: "eroare", label: "Ultima eroare", more: "line" },
      { key: "cod", label: "Cod", more: "line" },
      { key: "pasi", label: "Acțiuni" },
    ],
    filters: [
      { key: "stare", label: "Stare", kind: "choice", options: optionsOf(jobTexts.states) },
      {
        key: "fel",
        label: "Sarcina",
        kind: "choice",
        options: tasks.map((task) => ({ value: task, label: taskText(task) })),
      },
      { key: "comanda", label: "Comanda", kind: "text", verb: "are numărul" },
      ...(seesCustomers
        ? [{ key: "email", label: "E-mailul clientului", kind: "text", verb: "este" } as const]
        : []),
    ],
    sort: { by: "", isDescending: false },
  };
}
