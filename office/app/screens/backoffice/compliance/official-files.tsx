import { OFFICIAL_FILES, OFFICIAL_FILES_PAGE } from "@curat/contract/official-files.values";
import type { OfficialKind } from "@curat/contract/official-files.values";
import { Field } from "@curat/ui/form/field.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { texts } from "./texts.ts";

interface FileRow {
  kind: OfficialKind;
  address: string | null;
}

/** The Commission's guarantee notice and label, with a form to upload missing ones. */
export function OfficialFiles({ files, mayUpload }: { files: FileRow[]; mayUpload: boolean }) {
  return (
    <Panel title="Fișierele Comisiei Europene">
      <p id="fisiere">
        Notificarea despre garanția legală și eticheta GARAN se afișează doar cu imaginile oficiale,
        nemodificate. Descarcă arhivele de pe pagina Comisiei și încarcă aici fișierele din ele:{" "}
        <a href={OFFICIAL_FILES_PAGE} rel="noopener">
          commission.europa.eu
        </a>
      </p>
      {files.map(({ kind, address }) => (
        <section key={kind} aria-label={texts.fileKinds[kind]}>
          <h3>{texts.fileKinds[kind]}</h3>
          <p>
            {address === null ? (
              <Status text="lipsește" variant="open" />
            ) : (
              <a href={address}>{OFFICIAL_FILES[kind].file}</a>
            )}
          </p>
          {address === null && mayUpload && <UploadForm kind={kind} />}
        </section>
      ))}
    </Panel>
  );
}

function UploadForm({ kind }: { kind: OfficialKind }) {
  const refused = useRefused(kind);
  const { file, archive, ending } = OFFICIAL_FILES[kind];
  return (
    <ActionForm name={kind} refused={refused} encType="multipart/form-data">
      <Field
        label="Fișierul"
        name="file"
        type="file"
        accept={`.${ending}`}
        hint={`„${file}” din arhiva „${archive}”.`}
        errors={refused?.errors}
        required
      />
      <SendButton form={kind} variant="secondary">
        Încarcă fișierul
      </SendButton>
    </ActionForm>
  );
}
