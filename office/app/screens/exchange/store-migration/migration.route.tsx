import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { isOpenJob } from "@curat/contract/staff/jobs.values";
import { Status } from "@curat/ui/status/status.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { usePolling } from "../../../components/looking/looking.ts";
import { Progress } from "../../../components/looking/progress.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ChoicesForm } from "./choices-form.tsx";
import { FilesPanel } from "./files-panel.tsx";
import { FoundPanel } from "./found-panel.tsx";
import { actOnMigration, loadMigration } from "./migration.server.ts";
import type { MigrationData } from "./migration.server.ts";
import styles from "./migration.module.css";
import { texts } from "./texts.ts";
import { countOf } from "@curat/contract/quantity-text.values";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadMigration(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnMigration(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(
    loaderData
      ? texts.one(loaderData.migration.platform, loaderData.migration.store)
      : "Import din alt magazin",
  )();

export default function StoreMigration() {
  const { migration, paths } = useLoaderData<typeof loader>();
  const { job, stage, platform, store, notes } = migration;
  const isBusy = job !== null && isOpenJob(job.state);
  usePolling(isBusy);
  return (
    <Page
      title={texts.one(platform, store)}
      trail={[{ to: "/mutare", text: "Import din alt magazin" }]}
      actions={<Status text={texts.stages[stage]} variant={stage === "moved" ? "good" : "open"} />}
    >
      {job && <Work job={job} />}
      <Panels>
        <FilesPanel migration={migration} isBusy={isBusy} />
        {migration.counts.length > 0 && <FoundPanel migration={migration} />}
      </Panels>
      {notes.length > 0 && (
        <Panel title="Date nerecunoscute">
          <ul className={`stack gap-2 p-0 break-anywhere ${styles.notes}`}>
            {notes.map((note, place) => (
              <li key={place}>{note}</li>
            ))}
          </ul>
        </Panel>
      )}
      {stage === "read" && migration.choices && !isBusy && (
        <>
          <ChoicesForm choices={migration.choices} {...{ platform, paths }} version={migration.version} />
          <Panel title="Importă în magazin">
            <p>
              Comenzile se importă ca istoric: nu se trimit e-mailuri, iar stocul și facturile nu se schimbă.
              Prețurile reduse cu dată de sfârșit devin promoții. Produsele cărora le lipsesc date cerute de
              lege rămân nepublicate.
            </p>
            <PressButton intent="start" variant="primary">
              Importă în magazin
            </PressButton>
          </Panel>
        </>
      )}
    </Page>
  );
}

function Work({ job }: { job: NonNullable<MigrationData["job"]> }) {
  const isOpen = isOpenJob(job.state);
  if (job.state === "done" && job.kind === "moving_read") return null;
  const says = {
    done: "Importul s-a încheiat. Ce nu s-a putut importa apare în listă, cu motivul.",
    stopped: "Operațiunea a fost oprită. O poți relua din pagina operațiunii.",
    failed: job.error || "Operațiunea a eșuat.",
  };
  return (
    <Panel title={job.title}>
      {isOpen ? (
        <>
          <p>
            {job.kind === "moving_read"
              ? "Se citesc fișierele."
              : "Importul rulează în fundal: poți închide pagina."}
          </p>
          <Progress
            label="Progres"
            done={job.done}
            total={job.total}
            text={job.total === null ? countOf(job.done, "rânduri") : `${job.done} din ${job.total}`}
            look="Actualizează progresul"
          />
        </>
      ) : (
        <p>{job.state === "waiting" || job.state === "running" ? "" : says[job.state]}</p>
      )}
      <p>
        <Link to={`/lucrari/${job.id}`}>Vezi operațiunea: oprire, reluare, anulare</Link>
      </p>
    </Panel>
  );
}
