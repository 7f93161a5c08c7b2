import { Link, useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { canRetryJob, isOpenJob } from "@curat/contract/staff/jobs.values";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { usePolling } from "../../../components/looking/looking.ts";
import { Progress } from "../../../components/looking/progress.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { jobVariant, resultText } from "./jobs-shape.ts";
import type { loadJob } from "./jobs.server.ts";
import styles from "./job.module.css";
import { texts } from "./texts.ts";
import { counted } from "@curat/contract/quantity-text.values";

export { loadJob as loader, actOnJob as action } from "./jobs.server.ts";

export const meta: MetaFunction<typeof loadJob> = ({ loaderData }) =>
  titled(loaderData?.job.title ?? "Operațiuni")();

export default function Job() {
  const { job, may } = useLoaderData<typeof loadJob>();
  const isOpen = isOpenJob(job.state);
  usePolling(isOpen);
  return (
    <Page
      title={job.title}
      trail={[{ to: "/lucrari", text: "Operațiuni" }]}
      actions={<Status text={texts.states[job.state]} variant={jobVariant(job.state)} />}
    >
      <Progress
        label="Progres"
        done={job.state === "done" ? (job.total ?? 1) : job.done}
        total={job.state === "done" ? (job.total ?? 1) : job.total}
        text={texts.of(job.done, job.total)}
        look={isOpen ? "Actualizează progresul" : undefined}
      />
      {job.error !== "" && (
        <Panel title="Motivul eșecului">
          <p>{job.error}</p>
        </Panel>
      )}
      <Panel title="Rezultat">
        <FactList
          facts={[
            ["Rezultat", resultText(job.counts)],
            ["Cerută de", job.by],
            ["Cerută", <Moment key="at" at={job.created_at} />],
            ["Încheiată", <Moment key="ended" at={job.ended_at} />],
          ]}
        />
      </Panel>
      <Actions job={job} may={may} />
      {job.notes.length > 0 && (
        <Panel title="Observații">
          <ul className={`list stack gap-2 ${styles.notes}`}>
            {job.notes.map((note, index) => (
              <li key={index}>{note}</li>
            ))}
          </ul>
        </Panel>
      )}
    </Page>
  );
}

function Actions({ job, may }: Awaited<ReturnType<typeof loadJob>>) {
  const isOpen = isOpenJob(job.state);
  const mayStop = may.edit && (isOpen || job.state === "failed");
  const mayRetry = may.edit && canRetryJob(job.state);
  const mayUndo = may.undo && !isOpen && job.undoable > 0;
  if (!mayStop && !mayRetry && !mayUndo) return null;
  return (
    <Panel title="Acțiuni">
      {mayUndo && (
        <p>
          Rezultat: {counted(job.undoable, "o modificare", "modificări")}. Le poți anula pe toate; ce s-a
          modificat între timp nu se mai anulează și apare în listă.
        </p>
      )}
      <div className="cluster items-center gap-x-3 gap-y-2">
        {mayRetry && (
          <PressButton intent="retry" variant="primary">
            Reia de unde a rămas
          </PressButton>
        )}
        {mayStop && <PressButton intent="stop">{isOpen ? "Oprește" : "Renunță"}</PressButton>}
        {mayUndo && <PressButton intent="undo">Anulează tot</PressButton>}
        {may.seeLog && job.changes > 0 && (
          <Link to={`/jurnal?act=${job.batch}`}>Vezi modificările în jurnal</Link>
        )}
      </div>
    </Panel>
  );
}
