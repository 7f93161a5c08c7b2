import { Field } from "@curat/ui/form/field.tsx";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { ActionForm } from "../form/action-form.tsx";
import { FinalAct } from "../form/final-act.tsx";
import { PressButton } from "../form/press-button.tsx";
import { useRefused } from "../form/refused.ts";
import { SendButton } from "../form/send-button.tsx";
import { Panel } from "../page/page.tsx";
import { Moment } from "../time/moment-time.tsx";
import styles from "./drafts.module.css";
import { texts } from "./texts.ts";

export interface DraftSeen {
  version: number;
  /** The version of the page that stands. */
  standing: number;
  /** The page changed since the draft was begun. */
  hasMovedOn: boolean;
  author: string;
  savedAt: string;
  publishAt: string | null;
  failed: string | null;
  /** Of its preview. */
  path: string;
}

interface DraftPanelProps {
  draft: DraftSeen | undefined;
  mayEdit: boolean;
  /** The page has a frame with the preview, and the link to it. */
  hasFrame?: boolean;
}

/** What is written beside what stands, and what becomes of it. */
export function DraftPanel({ draft, mayEdit, hasFrame = false }: DraftPanelProps) {
  return (
    <Panel title={texts.title}>
      {draft ? <DraftState {...{ draft, mayEdit, hasFrame }} /> : <p>{texts.none}</p>}
    </Panel>
  );
}

function DraftState({ draft, mayEdit, hasFrame }: DraftPanelProps & { draft: DraftSeen }) {
  const { version, author, savedAt, publishAt, failed, hasMovedOn, path } = draft;
  return (
    <>
      <p>
        {texts.draftBy(author)} <Moment at={savedAt} />.
      </p>
      {failed !== null && (
        <p className={styles.warning} role="alert">
          <strong>{texts.failure}</strong> {failed}
        </p>
      )}
      {hasMovedOn && <p className={styles.warning}>{texts.movedOn}</p>}
      {publishAt !== null && (
        <p className={styles.planned}>
          {texts.isPlanned} <Moment at={publishAt} />.
        </p>
      )}
      {!hasFrame && (
        <>
          <p>
            <a href={path} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
              {texts.openPreview}
            </a>
          </p>
          <p className={styles.hint}>{texts.link}</p>
        </>
      )}
      {mayEdit && (
        <>
          {(publishAt !== null || failed !== null) && (
            <PressButton intent="unschedule-draft" fields={{ version }}>
              {texts.cancel}
            </PressButton>
          )}
          <PublishForms draft={draft} />
          <FinalAct open={texts.discard}>
            <p>{texts.discardExplain}</p>
            <PressButton intent="discard-draft" fields={{ version }}>
              {texts.discard}
            </PressButton>
          </FinalAct>
        </>
      )}
    </>
  );
}

function PublishForms({ draft: { version, standing, hasMovedOn } }: { draft: DraftSeen }) {
  const [publish, schedule] = [useRefused("publish-draft"), useRefused("schedule-draft")];
  const { publish_at: _atItsField, ...others } = schedule?.errors ?? {};
  const faults = Object.values({ ...publish?.errors, ...others }).flat();
  const seen = (
    <>
      <input type="hidden" name="version" value={version} />
      {hasMovedOn && <input type="hidden" name="standing" value={standing} />}
    </>
  );
  return (
    <>
      {faults.length > 0 && (
        <ul className={styles.faults} role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <ActionForm name="publish-draft" refused={publish}>
        {seen}
        <SendButton form="publish-draft">{hasMovedOn ? texts.publishOver : texts.publish}</SendButton>
      </ActionForm>
      <FinalAct open={texts.publishAt} isOpen={schedule !== undefined}>
        <ActionForm name="schedule-draft" refused={schedule}>
          {seen}
          <Field
            label={texts.publishAt}
            name="publish_at"
            type="datetime-local"
            hint={texts.timeHint}
            defaultValue={schedule?.values.publish_at ?? ""}
            errors={schedule?.errors}
            required
          />
          <SendButton form="schedule-draft" variant="secondary">
            {texts.plan}
          </SendButton>
        </ActionForm>
      </FinalAct>
    </>
  );
}
