import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { isOpenJob } from "@curat/contract/staff/jobs.values";
import { Status } from "@curat/ui/status/status.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useLooking } from "../../../components/looking/looking.ts";
import { Progress } from "../../../components/looking/progress.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ChoicesForm } from "./choices-form.tsx";
import { FilesPanel } from "./files-panel.tsx";
import { FoundPanel } from "./found-panel.tsx";
import { actOnMoving, loadMoving } from "./moving.server.ts";
import type { MovingData } from "./moving.server.ts";
import styles from "./moving.module.css";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadMoving(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnMoving(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? texts.one(loaderData.moving.platform, loaderData.moving.store) : texts.title)();

export default function Moving() {
  const { moving, paths } = useLoaderData<typeof loader>();
  const { job, stage, platform, store, notes } = moving;
  const isBusy = job !== null && isOpenJob(job.state);
  useLooking(isBusy);
  return (
    <Page
      title={texts.one(platform, store)}
      trail={[{ to: "/mutare", text: texts.title }]}
      acts={<Status text={texts.stages[stage]} variant={stage === "moved" ? "good" : "open"} />}
    >
      {job && <Work job={job} />}
      <Panels>
        <FilesPanel moving={moving} isBusy={isBusy} />
        {moving.counts.length > 0 && <FoundPanel moving={moving} />}
      </Panels>
      {notes.length > 0 && (
        <Panel title={texts.notes}>
          <ul className={styles.notes}>
            {notes.map((note, place) => (
              <li key={place}>{note}</li>
            ))}
          </ul>
        </Panel>
      )}
      {stage === "read" && moving.choices && !isBusy && (
        <>
          <ChoicesForm choices={moving.choices} {...{ platform, paths }} version={moving.version} />
          <Panel title={texts.start}>
            <p>{texts.startHint}</p>
            <PressButton intent="start" variant="primary">
              {texts.start}
            </PressButton>
          </Panel>
        </>
      )}
    </Page>
  );
}

/** How far the work in the background is, or how it ended. */
function Work({ job }: { job: NonNullable<MovingData["job"]> }) {
  const isOpen = isOpenJob(job.state);
  if (job.state === "done" && job.kind === "moving_read") return null;
  const says = { done: texts.finished, stopped: texts.stopped, failed: job.error || texts.failed };
  return (
    <Panel title={job.title}>
      {isOpen ? (
        <>
          <p>{job.kind === "moving_read" ? texts.reading : texts.goesOn}</p>
          <Progress
            label={texts.progress}
            done={job.done}
            total={job.total}
            text={texts.done(job.done, job.total)}
            look={texts.look}
          />
        </>
      ) : (
        <p>{job.state === "waiting" || job.state === "running" ? "" : says[job.state]}</p>
      )}
      <p>
        <Link to={`/lucrari/${job.id}`}>{texts.job}</Link>
      </p>
    </Panel>
  );
}
