import { Field } from "@curat/ui/form/field.tsx";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { ActionForm } from "../form/action-form.tsx";
import { ConfirmDelete } from "../form/confirm-delete.tsx";
import { PressButton } from "../form/press-button.tsx";
import { useRefused } from "../form/refused.ts";
import { SendButton } from "../form/send-button.tsx";
import { Panel } from "../page/page.tsx";
import { Moment } from "../time/moment-time.tsx";
import styles from "./drafts.module.css";

export interface DraftSummary {
  version: number;
  publishedVersion: number;
  /** Whether the published page has changed since the draft was started. */
  hasMovedOn: boolean;
  author: string;
  savedAt: string;
  publishAt: string | null;
  failed: string | null;
  path: string;
}

interface DraftPanelProps {
  draft: DraftSummary | undefined;
  mayEdit: boolean;
  /** Whether the page itself shows the preview. The panel then has no link to it. */
  hasFrame?: boolean;
}

export function DraftPanel({ draft, mayEdit, hasFrame = false }: DraftPanelProps) {
  return (
    <Panel title="Ciorna">
      {draft ? (
        <DraftState {...{ draft, mayEdit, hasFrame }} />
      ) : (
        <p>
          Nu există ciornă. Modificările se salvează mai întâi ca ciornă; magazinul rămâne neschimbat până la
          publicare.
        </p>
      )}
    </Panel>
  );
}

function DraftState({ draft, mayEdit, hasFrame }: DraftPanelProps & { draft: DraftSummary }) {
  const { version, author, savedAt, publishAt, failed, hasMovedOn, path } = draft;
  return (
    <>
      <p>
        Ciornă de la {author}, <Moment at={savedAt} />.
      </p>
      {failed !== null && (
        <p className={`p-3 rounded bg-warning ${styles.warning}`} role="alert">
          <strong>Nu s-a publicat la ora programată:</strong> {failed}
        </p>
      )}
      {hasMovedOn && (
        <p className={`p-3 rounded bg-warning ${styles.warning}`}>
          Versiunea publicată s-a schimbat de când a fost începută ciorna.
        </p>
      )}
      {publishAt !== null && (
        <p className={`p-3 rounded bg-warning ${styles.planned}`}>
          Se publică automat <Moment at={publishAt} />.
        </p>
      )}
      {!hasFrame && (
        <>
          <p>
            <a href={path} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
              Deschide previzualizarea
            </a>
          </p>
          <p className={styles.hint}>
            Oricine are linkul poate vedea ciorna timp de 24 de ore. Nu apare în motoarele de căutare.
          </p>
        </>
      )}
      {mayEdit && (
        <>
          {(publishAt !== null || failed !== null) && (
            <PressButton intent="unschedule-draft" fields={{ version }}>
              Anulează publicarea programată
            </PressButton>
          )}
          <PublishForms draft={draft} />
          <ConfirmDelete open="Șterge ciorna">
            <p>Modificările din ciornă se pierd. Versiunea publicată rămâne neschimbată.</p>
            <PressButton intent="discard-draft" fields={{ version }}>
              Șterge ciorna
            </PressButton>
          </ConfirmDelete>
        </>
      )}
    </>
  );
}

function PublishForms({ draft: { version, publishedVersion, hasMovedOn } }: { draft: DraftSummary }) {
  const [publish, schedule] = [useRefused("publish-draft"), useRefused("schedule-draft")];
  const { publish_at: _atItsField, ...otherErrors } = schedule?.errors ?? {};
  const faults = Object.values({ ...publish?.errors, ...otherErrors }).flat();
  const versionFields = (
    <>
      <input type="hidden" name="version" value={version} />
      {hasMovedOn && <input type="hidden" name="standing" value={publishedVersion} />}
    </>
  );
  return (
    <>
      {faults.length > 0 && (
        <ul className="m-0 text-primary bold pl-5" role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <ActionForm name="publish-draft" refused={publish}>
        {versionFields}
        <SendButton form="publish-draft">
          {hasMovedOn ? "Înlocuiește versiunea publicată" : "Publică acum"}
        </SendButton>
      </ActionForm>
      <ConfirmDelete open="Publică la" isOpen={schedule !== undefined}>
        <ActionForm name="schedule-draft" refused={schedule}>
          {versionFields}
          <Field
            label="Publică la"
            name="publish_at"
            type="datetime-local"
            hint="Ora României. Se publică automat, în cel mult un minut de la ora aleasă."
            defaultValue={schedule?.values.publish_at ?? ""}
            errors={schedule?.errors}
            required
          />
          <SendButton form="schedule-draft" variant="secondary">
            Programează publicarea
          </SendButton>
        </ActionForm>
      </ConfirmDelete>
    </>
  );
}
