import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { MigrationData } from "./migration.server.ts";
import styles from "./migration.module.css";
import { texts } from "./texts.ts";

const ACCEPTED = ".csv,.tsv,.txt,.sql,.gz,.zip,text/csv,application/zip";

/** The uploaded files. Until everything is imported, files can be added and read again. */
export function FilesPanel({ migration, isBusy }: { migration: MigrationData; isBusy: boolean }) {
  const { files, platform, stage } = migration;
  const refused = useRefused("upload");
  const mayChange = stage !== "moved" && !isBusy;
  return (
    <Panel title="Fișiere">
      {stage !== "moved" && <p className={styles.hint}>{texts.guides[platform]}</p>}
      {files.length === 0 && (
        <p>{stage === "moved" ? "Fișierele au fost șterse după import." : "Nu există încă niciun fișier."}</p>
      )}
      <ul className={`stack gap-2 p-0 break-anywhere ${styles.files}`}>
        {files.map(({ id, name, kind, bytes }) => (
          <li className="cluster items-center justify-between gap-2" key={id}>
            <span>
              <strong>{name}</strong>, {texts.fileKinds[kind]},{" "}
              {bytes < 1_000_000
                ? `${Math.max(1, Math.round(bytes / 1000))} KB`
                : `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`}
            </span>
            {mayChange && (
              <PressButton intent="drop" fields={{ file: id }} variant="quiet">
                Elimină
              </PressButton>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <>
          {/* A new key clears the file input after each upload. */}
          <ActionForm key={files.length} name="upload" refused={refused} encType="multipart/form-data">
            <Field
              label="Fișierul"
              name="file"
              type="file"
              accept={ACCEPTED}
              hint="CSV, SQL, SQL.GZ sau un ZIP cu imagini, cel mult 64 MB. Poți adăuga mai multe, pe rând."
              errors={refused?.errors}
              required
            />
            <SendButton form="upload">Adaugă</SendButton>
          </ActionForm>
          {files.some(({ kind }) => kind !== "pictures") && (
            <div className="stack gap-2 justify-items-start mt-4">
              <PressButton intent="read" variant={stage === "files" ? "primary" : "secondary"}>
                {stage === "files" ? "Citește fișierele" : "Citește din nou"}
              </PressButton>
              <p className={`${styles.hint}`}>
                Citirea nu modifică nimic în magazin: este doar o verificare.
              </p>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}
