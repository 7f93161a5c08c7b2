import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { MovingData } from "./moving.server.ts";
import styles from "./moving.module.css";
import { texts } from "./texts.ts";

const ACCEPTED = ".csv,.tsv,.txt,.sql,.gz,.zip,text/csv,application/zip";

/** The files of an export; until all is moved more may be brought, and all read anew. */
export function FilesPanel({ moving, isBusy }: { moving: MovingData; isBusy: boolean }) {
  const { files, platform, stage } = moving;
  const refused = useRefused("upload");
  const mayChange = stage !== "moved" && !isBusy;
  return (
    <Panel title={texts.files}>
      {stage !== "moved" && <p className={styles.hint}>{texts.guides[platform]}</p>}
      {files.length === 0 && <p>{stage === "moved" ? texts.filesGone : texts.noFiles}</p>}
      <ul className={styles.files}>
        {files.map(({ id, name, kind, bytes }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>, {texts.fileKinds[kind]}, {texts.size(bytes)}
            </span>
            {mayChange && (
              <PressButton intent="drop" fields={{ file: id }} variant="quiet">
                {texts.remove}
              </PressButton>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <>
          {/* Anew once a file is taken, so that the next one is chosen. */}
          <ActionForm key={files.length} name="upload" refused={refused} encType="multipart/form-data">
            <Field
              label={texts.file}
              name="file"
              type="file"
              accept={ACCEPTED}
              hint={texts.fileHint}
              errors={refused?.errors}
              required
            />
            <SendButton form="upload">{texts.add}</SendButton>
          </ActionForm>
          {files.some(({ kind }) => kind !== "pictures") && (
            <div className={styles.read}>
              <PressButton intent="read" variant={stage === "files" ? "primary" : "secondary"}>
                {stage === "files" ? texts.read : texts.readAgain}
              </PressButton>
              <p className={styles.hint}>{texts.readHint}</p>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}
