import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { DataExport } from "@curat/contract/staff/exports";
import { isOpenJob } from "@curat/contract/staff/jobs.values";
import { Select } from "@curat/ui/form/select.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { useLooking } from "../../../components/looking/looking.ts";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { KIND_WORDS } from "../imports/kind-words.ts";
import { MorePages } from "../imports/more-pages.tsx";
import styles from "../imports/imports.module.css";
import { askForFile, loadExports } from "./exports.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadExports(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => askForFile(request, context);

export const meta = titled(texts.title);

export default function Exports() {
  const { kinds, asked, filter, files, page, lastPage } = useLoaderData<typeof loader>();
  const refused = useRefused("export");
  useLooking(files.some(({ job }) => job && isOpenJob(job.state)));
  return (
    <Page title={texts.title}>
      <p className={styles.intro}>{texts.explain}</p>
      <Panels>
        {kinds.length > 0 && (
          <Panel title={texts.make}>
            <ActionForm name="export" refused={refused}>
              <Select
                label={texts.kind}
                name="kind"
                options={kinds.map((value) => ({ value, label: KIND_WORDS[value] }))}
                placeholder={texts.chooseKind}
                defaultValue={refused?.values.kind ?? asked ?? ""}
                errors={refused?.errors}
                required
              />
              {filter.map(([name, value]) => (
                <input key={name} type="hidden" name={`filtru.${name}`} value={value} />
              ))}
              {filter.length > 0 && (
                <p>
                  {texts.filtered} <Link to={`/export?fel=${asked ?? ""}`}>{texts.all}</Link>
                </p>
              )}
              <SendButton form="export">{texts.send}</SendButton>
            </ActionForm>
          </Panel>
        )}
        <Panel title={texts.files}>
          {files.length === 0 && <p>{texts.none}</p>}
          <ul className={styles.files}>
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
      <div className={styles.head}>
        <strong>
          {KIND_WORDS[kind]}
          {isPart && `, ${texts.partly}`}
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
          <Status text={job && isOpenJob(job.state) ? texts.making : texts.failed} variant="open" />
        )}
        {!isMade && job && <Link to={`/lucrari/${job.id}`}>{texts.job}</Link>}
      </div>
      <p className={styles.who}>
        {texts.by} {by}, <Moment at={created_at} /> · {texts.rows(rows)}
      </p>
    </>
  );
}
