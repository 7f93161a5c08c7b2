import { Link } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel, Panels } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { PAGE } from "./incoming-shape.ts";
import type { IncomingData } from "./incoming.server.ts";
import { texts } from "./texts.ts";

const ACCEPTED = ".csv,.txt,.sta,.mt940,.940,text/csv,text/plain";

export function UploadPanels({ kind, files, mayMatch }: Pick<IncomingData, "kind" | "files" | "mayMatch">) {
  const refused = useRefused("upload");
  return (
    <Panels>
      {mayMatch && (
        <Panel title="Fișier nou">
          {/* A new key clears the file input after each upload. */}
          <ActionForm key={files[0]?.id} name="upload" refused={refused} encType="multipart/form-data">
            <Field
              label="Fișierul"
              name="file"
              type="file"
              accept={ACCEPTED}
              hint={
                kind === "cod"
                  ? "CSV din contul curierului, cel mult 5 MB și 5.000 de rânduri."
                  : "CSV sau MT940 din contul băncii, cel mult 5 MB și 5.000 de rânduri."
              }
              errors={refused?.errors}
              required
            />
            <SendButton form="upload">Încarcă</SendButton>
          </ActionForm>
          <p>
            <a href={`/admin${PAGE[kind]}/model.csv`} download>
              Descarcă un model (CSV)
            </a>
          </p>
          {kind === "cod" && (
            <p>
              Fișierul nu este recunoscut? <Link to="/setari/codColumns">Scrie numele coloanelor lui</Link>
            </p>
          )}
        </Panel>
      )}
      <Panel title="Ultimele fișiere">
        {files.length === 0 && <p>Nu există încă niciun fișier.</p>}
        <ul className="list stack gap-3 text-s break-anywhere">
          {files.map(({ id, name, mapping, added, known, uploaded_by, uploaded_at }) => (
            <li key={id}>
              <strong>{name}</strong>, rânduri noi {added}, deja existente {known}
              <br />
              <Moment at={uploaded_at} />, {texts.decided(uploaded_by)}
              {Object.keys(mapping).length > 0 && (
                <>
                  <br />
                  coloane: {columnsText(mapping)}
                </>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </Panels>
  );
}

function columnsText(mapping: Record<string, string>): string {
  const words = texts.fields as Partial<Record<string, string>>;
  return Object.entries(mapping)
    .map(([field, column]) => `${words[field] ?? field} „${column}”`)
    .join(", ");
}
