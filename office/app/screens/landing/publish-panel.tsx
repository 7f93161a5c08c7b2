import { Link } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../components/form/action-form.tsx";
import { FinalAct } from "../../components/form/final-act.tsx";
import { PressButton } from "../../components/form/press-button.tsx";
import { useRefused } from "../../components/form/refused.ts";
import { SendButton } from "../../components/form/send-button.tsx";
import { Panel } from "../../components/page/page.tsx";
import { Moment } from "../../components/time/moment-time.tsx";
import styles from "./landing-pages.module.css";
import type { loadLandingPage } from "./page.server.ts";
import { texts } from "./texts.ts";

type Loaded = Awaited<ReturnType<typeof loadLandingPage>>;

/** What stands, what is written beside it, and what becomes of both. */
export function PublishPanel({ page, draft, mayEdit }: Pick<Loaded, "page" | "draft" | "mayEdit">) {
  return (
    <Panel title={texts.publishing}>
      <p>
        {page.isPublished ? texts.isPublic : texts.isNot}{" "}
        {page.isPublished && <a href={page.url}>{texts.inShop}</a>}
      </p>
      {draft ? (
        <DraftState draft={draft} mayEdit={mayEdit} />
      ) : (
        <p className={styles.hint}>{texts.noDraft}</p>
      )}
      <p>
        <Link to={`/pagini/${page.id}/versiuni`}>{texts.seeVersions}</Link>
      </p>
      {mayEdit && (
        <>
          <PressButton intent="duplicate" variant="quiet">
            {texts.duplicate}
          </PressButton>
          {page.isPublished && (
            <FinalAct open={texts.takeBack}>
              <p>{texts.takeBackExplain}</p>
              <PressButton intent="unpublish" fields={{ version: page.version }}>
                {texts.takeBack}
              </PressButton>
            </FinalAct>
          )}
          <FinalAct open={texts.remove}>
            <p>{texts.removeExplain}</p>
            <PressButton intent="remove" fields={{ version: page.version }}>
              {texts.remove}
            </PressButton>
          </FinalAct>
        </>
      )}
    </Panel>
  );
}

function DraftState({ draft, mayEdit }: { draft: NonNullable<Loaded["draft"]>; mayEdit: boolean }) {
  const { version, standing, hasMovedOn, author, savedAt, publishAt, failed } = draft;
  const [publish, schedule] = [useRefused("publish"), useRefused("schedule")];
  const fields = (
    <>
      <input type="hidden" name="version" value={version} />
      {hasMovedOn && <input type="hidden" name="standing" value={standing} />}
    </>
  );
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
      {mayEdit && (
        <>
          {(publishAt !== null || failed !== null) && (
            <PressButton intent="unschedule" fields={{ version }}>
              {texts.cancel}
            </PressButton>
          )}
          <ActionForm name="publish" refused={publish}>
            {fields}
            <ul className={styles.faults}>
              {Object.values(publish?.errors ?? {})
                .flat()
                .map((error) => (
                  <li key={error}>{error}</li>
                ))}
            </ul>
            <SendButton form="publish">{hasMovedOn ? texts.publishOver : texts.publish}</SendButton>
          </ActionForm>
          <FinalAct open={texts.publishAt} isOpen={schedule !== undefined}>
            <ActionForm name="schedule" refused={schedule}>
              {fields}
              <Field
                label={texts.publishAt}
                name="publish_at"
                type="datetime-local"
                hint={texts.timeHint}
                defaultValue={schedule?.values.publish_at ?? ""}
                errors={schedule?.errors}
                required
              />
              <SendButton form="schedule" variant="secondary">
                {texts.plan}
              </SendButton>
            </ActionForm>
          </FinalAct>
          <FinalAct open={texts.discard}>
            <p>{texts.discardExplain}</p>
            <PressButton intent="discard" fields={{ version }}>
              {texts.discard}
            </PressButton>
          </FinalAct>
        </>
      )}
    </>
  );
}
