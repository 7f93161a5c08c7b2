import { useRef } from "react";
import { useLoaderData, useLocation } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { DraftPanel } from "../../../components/drafts/draft-panel.tsx";
import { AutosaveStatus } from "../../../components/drafts/autosave-status.tsx";
import { PreviewFrame } from "../../../components/drafts/preview-frame.tsx";
import { useAutosave } from "../../../components/drafts/use-autosave.ts";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { HomeForm } from "./home-form.tsx";
import { changeHomePage } from "./home-page.server.ts";
import type { loadHomePage } from "./home-page.server.ts";
import styles from "./home-page.module.css";

export { loadHomePage as loader } from "./home-page.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => changeHomePage(request, context);

export const meta = titled("Prima pagină");

export default function HomePage() {
  const { draft, filled, shown, history, otherViewers, mayEdit, mayUpload, categories } =
    useLoaderData<typeof loadHomePage>();
  const around = useRef<HTMLDivElement>(null);
  const { save, holdBack, isBusy, hasFailed, hasSaved } = useAutosave(around, mayEdit);
  // Each navigation has a new key, which remounts the form with the saved values.
  const { key } = useLocation();
  const version = draft?.version ?? 0;
  return (
    <Page
      title="Prima pagină"
      actions={
        <a href="/" className={buttonClass("secondary")}>
          Vezi în magazin
        </a>
      }
    >
      <Presence kind="home" id="home" otherViewers={otherViewers} />
      <p>
        {mayEdit
          ? "Blocurile apar unul sub altul, în ordinea de mai jos. Modificările se salvează mai întâi ca ciornă; magazinul rămâne neschimbat până la publicare."
          : "Poți vedea blocurile, dar nu le poți modifica."}
      </p>
      <div className={`stack one-column gap-4 items-start ${styles.desk}`} onSubmitCapture={holdBack}>
        <div ref={around} onBlur={save}>
          <Panel title="Blocuri">
            <HomeForm key={key} {...{ filled, version, shown, mayEdit, mayUpload, categories }} />
          </Panel>
        </div>
        <div>
          <AutosaveStatus {...{ isBusy, hasFailed }} isSaved={hasSaved && draft !== undefined} />
          <DraftPanel draft={draft} mayEdit={mayEdit} hasFrame />
          <PreviewFrame preview={draft && { path: draft.path }} version={version} />
          <ChangeHistory
            rows={history}
            versionsAt="/acasa-magazin/versiuni"
            {...(mayEdit && { draftVersion: version })}
          />
        </div>
      </div>
    </Page>
  );
}
