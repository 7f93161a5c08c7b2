import { useRef } from "react";
import { useLoaderData, useLocation } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { DraftPanel } from "../../../components/drafts/draft-panel.tsx";
import { AutosaveStatus } from "../../../components/drafts/autosave-status.tsx";
import { PreviewFrame } from "../../../components/drafts/preview-frame.tsx";
import { useAutosave } from "../../../components/drafts/use-autosave.ts";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import styles from "./landing-pages.module.css";
import { PageForm } from "./page-form.tsx";
import { changeLandingPage } from "./page.server.ts";
import type { loadLandingPage } from "./page.server.ts";
import { PublishPanel } from "./publish-panel.tsx";

export { loadLandingPage as loader } from "./page.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeLandingPage(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loadLandingPage> = ({ loaderData }) =>
  titled(loaderData?.page.title ?? "Pagini de campanie")();

export default function LandingPage() {
  const { page, draft, filled, contrasts, shown, history, otherViewers, mayEdit, mayUpload } =
    useLoaderData<typeof loadLandingPage>();
  const around = useRef<HTMLDivElement>(null);
  const { save, holdBack, isBusy, hasFailed, hasSaved } = useAutosave(around, mayEdit);
  // Each navigation has a new key, which remounts the form. Autosave does not navigate, because the staff
  // member is typing.
  const { key } = useLocation();
  const version = draft?.version ?? 0;
  return (
    <Page title={page.title} trail={[{ to: "/pagini", text: "Pagini de campanie" }]}>
      <Presence kind="landing" id={page.id} otherViewers={otherViewers} />
      {!mayEdit && <p>Poți vedea pagina, dar nu o poți modifica.</p>}
      <div className={`stack one-column gap-4 ${styles.desk}`} onSubmitCapture={holdBack}>
        <div ref={around} onBlur={save}>
          <PageForm key={key} {...{ filled, version, contrasts, shown, mayEdit, mayUpload }} />
        </div>
        <div className={`stack one-column content-start ${styles.beside}`}>
          <AutosaveStatus {...{ isBusy, hasFailed }} isSaved={hasSaved && draft !== undefined} />
          <DraftPanel draft={draft} mayEdit={mayEdit} hasFrame />
          <PublishPanel {...{ page, mayEdit }} />
          <ChangeHistory rows={history} versionsAt={`/pagini/${page.id}/versiuni`} />
          <div className={styles.seen}>
            <PreviewFrame preview={draft && { path: draft.path }} version={version} />
          </div>
        </div>
      </div>
    </Page>
  );
}
