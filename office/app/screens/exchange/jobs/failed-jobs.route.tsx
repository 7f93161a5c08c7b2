import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { taskText } from "@curat/contract/staff/failed-jobs.values";
import { Status } from "@curat/ui/status/status.tsx";
import { FailedJobActions, FailedTaskActions } from "../../../components/failed-jobs/failed-job-actions.tsx";
import styles from "../../../components/failed-jobs/failed-jobs.module.css";
import { actOnFailedJobs } from "../../../components/failed-jobs/failed-jobs.server.ts";
import { LogCode } from "../../../components/failed-jobs/log-code.tsx";
import { texts as jobTexts } from "../../../components/failed-jobs/texts.ts";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { failedJobsShape } from "./failed-jobs-shape.ts";
import type { loadFailedJobs } from "./failed-jobs.server.ts";
import { JobRooms } from "./job-rooms.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadFailedJobs as loader } from "./failed-jobs.server.ts";

export const action = async ({ request, context, url }: ActionFunctionArgs) =>
  actOnFailedJobs(context, await request.formData(), `/lucrari/sarcini${url.search}`);

export const meta = titled("Sarcini eșuate");

type Data = Awaited<ReturnType<typeof loadFailedJobs>>;

export default function FailedJobs() {
  const { state, names, seesCustomers, tasks, jobs, total, lastPage, mayEdit } =
    useLoaderData<typeof loadFailedJobs>();
  const shape = failedJobsShape(names, seesCustomers);
  return (
    <ListPage
      title="Sarcini eșuate"
      shape={shape}
      state={state}
      paging={{ total, lastPage }}
      empty="Toate sarcinile au reușit."
      rows={jobs.map((job) => ({ id: job.id, cells: cellsOf(job, mayEdit) }))}
    >
      <JobRooms at="failed" />
      <p>
        E-mailuri, facturi și AWB-uri care au eșuat. Unele se reîncearcă automat, la intervale tot mai mari;
        de cele eșuate definitiv trebuie să te ocupi tu.
      </p>
      {tasks.length > 0 && <Tasks tasks={tasks} chosen={state.filters.fel} mayEdit={mayEdit} />}
    </ListPage>
  );
}

function cellsOf(job: Data["jobs"][number], mayEdit: boolean) {
  const stateText = job.is_running ? "se încearcă acum" : jobTexts.states[job.state];
  return {
    sarcina: taskText(job.task),
    comanda: job.order ? (
      <Link to={`/comenzi/${job.order.id}`}>{job.order.number}</Link>
    ) : (
      job.customer_id !== null && <Link to={`/clienti/${job.customer_id}`}>Clientul</Link>
    ),
    stare: <Status text={stateText} variant={job.state === "failed" ? "ended" : "open"} />,
    incercari: texts.of(job.attempts, job.max_attempts).replaceAll(" ", "\u00a0"),
    urmatoarea: <Moment at={job.is_running ? null : job.next_at} />,
    eroare: job.error,
    cod: job.code !== null && <LogCode code={job.code} />,
    pasi: mayEdit && !job.is_running && <FailedJobActions id={job.id} />,
  };
}

/** Buttons for all failed jobs of a task. They are shown if the list is filtered by that task. */
function Tasks({
  tasks,
  chosen,
  mayEdit,
}: {
  tasks: Data["tasks"];
  chosen: string | undefined;
  mayEdit: boolean;
}) {
  return (
    <ul className={`stack gap-2 p-0 text-s ${styles.tasks}`} aria-label="Pe tipuri de sarcini">
      {tasks.map(({ task, retrying, failed }) => (
        <li className="stack gap-2" key={task}>
          <p>
            <Link to={`?fel=${task}`} aria-current={task === chosen ? "true" : undefined}>
              {taskText(task)}
            </Link>
            :{" "}
            {[
              ...(retrying > 0 ? [retrying === 1 ? "una se reîncearcă" : `${retrying} se reîncearcă`] : []),
              ...(failed > 0
                ? [failed === 1 ? "una a eșuat definitiv" : `${failed} au eșuat definitiv`]
                : []),
            ].join(", ")}
          </p>
          {task === chosen && mayEdit && <FailedTaskActions task={task} />}
        </li>
      ))}
    </ul>
  );
}
