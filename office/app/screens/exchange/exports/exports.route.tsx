import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import type { DataExport } from "@curat/contract/staff/exports";
import { isOpenJob } from "@curat/contract/staff/jobs.values";
import { Select } from "@curat/ui/form/select.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { usePolling } from "../../../components/looking/looking.ts";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { KIND_WORDS } from "../../../components/sheets/kind-words.ts";
import { MorePages } from "../../../components/page/more-pages.tsx";
import { requestFile } from "./exports.server.ts";
import type { loadExports } from "./exports.server.ts";

import { counted } from "@curat/contract/quantity-text.values";
import { SHEET_RETENTION_DAYS } from "@curat/contract/staff/exchange.values";

const texts = {
  explain: `Un fișier cu toate câmpurile, generat în fundal și păstrat ${SHEET_RETENTION_DAYS} zile. Îl poți modifica într-o foaie de calcul și încărca din nou prin Import.`,
  files: `Fișiere din ultimele ${SHEET_RETENTION_DAYS} zile`,
};
export { loadExports as loader } from "./exports.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => requestFile(request, context);

export const meta = titled("Export");

export default function Exports() {
  const { kinds, requestedKind, filter, files, page, lastPage } = useLoaderData<typeof loadExports>();
  const refused = useRefused("export");
  usePolling(files.some(({ job }) => job && isOpenJob(job.state)));
  return (
    <Page title="Export">
      <p className="m-0 mb-4">{texts.explain}</p>
      <Panels>
        {kinds.length > 0 && (
          <Panel title="Fișier nou">
            <ActionForm name="export" refused={refused}>
              <Select
                label="Conținut"
                name="kind"
                options={kinds.map((value) => ({ value, label: KIND_WORDS[value] }))}
                placeholder="Alege"
                defaultValue={refused?.values.kind ?? requestedKind ?? ""}
                errors={refused?.errors}
                required
              />
              {filter.map(([name, value]) => (
                <input key={name} type="hidden" name={`filtru.${name}`} value={value} />
              ))}
              {filter.length > 0 && (
                <p>
                  Doar rândurile din lista filtrată.{" "}
                  <Link to={`/export?fel=${requestedKind ?? ""}`}>Exportă toate</Link>
                </p>
              )}
              <SendButton form="export">Creează fișierul</SendButton>
            </ActionForm>
          </Panel>
        )}
        <Panel title={texts.files}>
          {files.length === 0 && <p>Nu există încă niciun fișier.</p>}
          <ul className="list stack gap-3 break-anywhere">
            {files.map((file) => (
              <li key={file.id}>
                <FileLine file={file} />
              </li>
            ))}
          </ul>
          <MorePages page={page} lastPage={lastPage} />
        </Panel>
      </Panels>
    </Page>
  );
}

function FileLine({ file: { id, kind, filter, rows, job, by, created_at } }: { file: DataExport }) {
  const isMade = job?.state === "done";
  const isPart = Object.keys(filter).length > 0;
  return (
    <>
      <div className="cluster items-center gap-x-3 gap-y-2">
        <strong>
          {KIND_WORDS[kind]}
          {isPart && `, filtrat`}
        </strong>
        {isMade ? (
          <span>
            <a href={`/admin/export/${id}/${kind}.csv`} download>
              CSV
            </a>
            ,{" "}
            <a href={`/admin/export/${id}/${kind}.xlsx`} download>
              XLSX
            </a>
          </span>
        ) : (
          <Status text={job && isOpenJob(job.state) ? "se creează" : "eșuat"} variant="open" />
        )}
        {!isMade && job && <Link to={`/lucrari/${job.id}`}>Vezi operațiunea</Link>}
      </div>
      <p className="hint">
        Cerut de {by}, <Moment at={created_at} /> · {counted(rows, "un rând", "rânduri")}
      </p>
    </>
  );
}
