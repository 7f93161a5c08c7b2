import type { FailedJob } from "@curat/contract/staff/failed-jobs";
import { taskText } from "@curat/contract/staff/failed-jobs.values";
import { Link } from "react-router";
import { FailedJobActions } from "../../../components/failed-jobs/failed-job-actions.tsx";
import styles from "../../../components/failed-jobs/failed-jobs.module.css";
import { LogCode } from "../../../components/failed-jobs/log-code.tsx";
import { texts as jobTexts } from "../../../components/failed-jobs/texts.ts";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";

interface FailedJobsPanelProps {
  number: string;
  /** The first failed jobs of the order. `total` is the number of all. */
  jobs: FailedJob[];
  total: number;
  mayEdit: boolean;
}

export function FailedJobsPanel({ number, jobs, total, mayEdit }: FailedJobsPanelProps) {
  if (jobs.length === 0) return null;
  return (
    <Panel title="Erori">
      <ul className={`list stack gap-4 ${styles.jobs}`}>
        {jobs.map((job) => (
          <li className="stack gap-2 pl-3 break-anywhere" key={job.id}>
            <p>
              <strong>{taskText(job.task)}</strong> –{" "}
              {job.is_running ? "se încearcă acum" : jobTexts.states[job.state]}, încercarea {job.attempts}{" "}
              din {job.max_attempts}
              {job.next_at !== null && !job.is_running && (
                <>
                  , următoarea <Moment at={job.next_at} />
                </>
              )}
              {job.code !== null && (
                <>
                  {" "}
                  <LogCode code={job.code} />
                </>
              )}
            </p>
            {job.error !== "" && <p>{job.error}</p>}
            {mayEdit && !job.is_running && <FailedJobActions id={job.id} />}
          </li>
        ))}
      </ul>
      {total > jobs.length && (
        <p>
          <Link to={`/lucrari/sarcini?comanda=${number}`}>Vezi toate cele {total}</Link>
        </p>
      )}
    </Panel>
  );
}
