import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { importState, rowsText } from "./import-state.ts";
import { upload } from "./imports.server.ts";
import type { loadImports } from "./imports.server.ts";
import styles from "./imports.module.css";
import { KIND_WORDS } from "../../../components/sheets/kind-words.ts";
import { MorePages } from "../../../components/page/more-pages.tsx";
import { texts } from "./texts.ts";

export { loadImports as loader } from "./imports.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => upload(request, context);

export const meta = titled("Import");

const ACCEPTED = ".csv,.txt,.tsv,.xlsx,text/csv,text/plain";

export default function Imports() {
  const { kinds, files, page, lastPage } = useLoaderData<typeof loadImports>();
  const refused = useRefused("upload");
  return (
    <Page title="Import">
      <p className="m-0 mb-4">{texts.explain}</p>
      <Panels>
        <Panel title="Fișier nou">
          <ActionForm name="upload" refused={refused} encType="multipart/form-data">
            <Select
              label="Tip de date"
              name="kind"
              options={kinds.map((value) => ({ value, label: KIND_WORDS[value] }))}
              placeholder="Alege"
              defaultValue={refused?.values.kind ?? ""}
              errors={refused?.errors}
              required
            />
            <Field
              label="Fișier"
              name="file"
              type="file"
              accept={ACCEPTED}
              hint="CSV cu orice separator, sau XLSX (prima foaie); cel mult 64 MB și 200.000 de rânduri."
              errors={refused?.errors}
              required
            />
            <SendButton form="upload">Încarcă</SendButton>
          </ActionForm>
        </Panel>
        <Panel title="Modele de completat">
          <ul className={`list stack gap-3 break-anywhere ${styles.samples}`}>
            {kinds.map((kind) => (
              <li key={kind}>
                Model pentru {KIND_WORDS[kind].toLowerCase()}:{" "}
                <a href={`/admin/import/modele/${kind}.csv`} download>
                  CSV
                </a>
                ,{" "}
                <a href={`/admin/import/modele/${kind}.xlsx`} download>
                  XLSX
                </a>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={texts.files}>
          {files.length === 0 && <p>Nu există încă niciun fișier.</p>}
          <ul className="list stack gap-3 break-anywhere">
            {files.map((file) => (
              <li key={file.id}>
                <div className="cluster items-center gap-x-3 gap-y-2">
                  <Link to={`/import/${file.id}`}>
                    {KIND_WORDS[file.kind]}: {file.file}
                  </Link>
                  <Status text={texts.states[importState(file)]} variant="open" />
                </div>
                <p className="hint">
                  Încărcat de {file.by}, <Moment at={file.created_at} />
                  {" · "}
                  {rowsText((file.write ?? file.check)?.counts ?? {})}
                </p>
              </li>
            ))}
          </ul>
          <MorePages page={page} lastPage={lastPage} />
        </Panel>
      </Panels>
    </Page>
  );
}
