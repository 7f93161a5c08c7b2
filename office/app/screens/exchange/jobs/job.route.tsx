import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { canRetryJob, isOpenJob } from "@curat/contract/staff/jobs.values";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useLooking } from "../../../components/looking/looking.ts";
import { Progress } from "../../../components/looking/progress.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { jobVariant, resultText } from "./jobs-shape.ts";
import { actOnJob, loadJob } from "./jobs.server.ts";
import styles from "./job.module.css";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadJob(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnJob(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.job.title ?? texts.title)();

export default function Job() {
  const { job, may } = useLoaderData<typeof loader>();
  const isOpen = isOpenJob(job.state);
  useLooking(isOpen);
  return (
    <Page
      title={job.title}
      trail={[{ to: "/lucrari", text: texts.title }]}
      acts={<Status text={texts.states[job.state]} variant={jobVariant(job.state)} />}
    >
      <Progress
        label={texts.progress}
        done={job.state === "done" ? (job.total ?? 1) : job.done}
        total={job.state === "done" ? (job.total ?? 1) : job.total}
        text={texts.of(job.done, job.total)}
        look={isOpen ? texts.look : undefined}
      />
      {job.error !== "" && (
        <Panel title={texts.why}>
          <p>{job.error}</p>
        </Panel>
      )}
      <Panel title={texts.result}>
        <FactList
          facts={[
            [texts.result, resultText(job.counts)],
            [texts.by, job.by],
            [texts.at, <Moment key="at" at={job.created_at} />],
            [texts.ended, <Moment key="ended" at={job.ended_at} />],
          ]}
        />
      </Panel>
      <Acts job={job} may={may} />
      {job.notes.length > 0 && (
        <Panel title={texts.notes}>
          <ul className={styles.notes}>
            {job.notes.map((note, index) => (
              <li key={index}>{note}</li>
            ))}
          </ul>
        </Panel>
      )}
    </Page>
  );
}

function Acts({ job, may }: Awaited<ReturnType<typeof loadJob>>) {
  const isOpen = isOpenJob(job.state);
  const mayStop = may.edit && (isOpen || job.state === "failed");
  const mayRetry = may.edit && canRetryJob(job.state);
  const mayUndo = may.undo && !isOpen && job.undoable > 0;
  if (!mayStop && !mayRetry && !mayUndo) return null;
  return (
    <Panel title={texts.acts}>
      {mayUndo && <p>{texts.undoHint(job.undoable)}</p>}
      <div className={styles.acts}>
        {mayRetry && (
          <PressButton intent="retry" variant="primary">
            {texts.retry}
          </PressButton>
        )}
        {mayStop && <PressButton intent="stop">{isOpen ? texts.stop : texts.giveUp}</PressButton>}
        {mayUndo && <PressButton intent="undo">{texts.undo}</PressButton>}
        {may.seeLog && job.changes > 0 && <Link to={`/jurnal?act=${job.batch}`}>{texts.log}</Link>}
      </div>
    </Panel>
  );
}
