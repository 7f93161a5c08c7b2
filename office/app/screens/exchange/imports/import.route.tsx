import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { isOpenJob } from "@curat/contract/staff/jobs.values";
import { Status } from "@curat/ui/status/status.tsx";
import { usePolling } from "../../../components/looking/looking.ts";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { ColumnsForm } from "./columns-form.tsx";
import { importState } from "./import-state.ts";
import { actOnImport, changesText, faultsText, loadImport } from "./imports.server.ts";
import { KIND_WORDS } from "../../../components/sheets/kind-words.ts";
import { REPORT } from "./report-shape.ts";
import { OUTCOME_WORDS } from "./outcome-words.ts";
import { CheckedPanel, WrittenPanel } from "./result-panels.tsx";
import { texts } from "./texts.ts";

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const id = params.id ?? "";
  const { report, ...page } = await loadImport(context, url, id);
  const rows = report.map(({ row, key, outcome, faults, changes, warning }) => ({
    row,
    key,
    outcome,
    why: [warning, faultsText(faults), changesText(changes)].filter(Boolean).join(" "),
  }));
  return { ...page, rows };
};

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnImport(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.file.file ?? "Import")();

export default function Import() {
  const { file, columns, state, rows, total, lastPage, may } = useLoaderData<typeof loader>();
  usePolling([file.check, file.write, file.undo].some((job) => job && isOpenJob(job.state)));
  const cells = rows.map(({ row, key, outcome, why }) => ({
    id: row,
    cells: { rand: row, cheie: key, ce: OUTCOME_WORDS[outcome], de_ce: why },
  }));
  const isChecking = file.check !== null && isOpenJob(file.check.state);
  return (
    <Page
      title={file.file}
      trail={[{ to: "/import", text: "Import" }]}
      actions={
        <>
          {KIND_WORDS[file.kind]} <Status text={texts.states[importState(file)]} variant="open" />
        </>
      }
    >
      <WrittenPanel file={file} may={may} />
      <CheckedPanel file={file} may={may} />
      {!file.write && !isChecking && (
        <Panel title="Coloanele fișierului">
          <ColumnsForm key={file.version} file={file} columns={columns} />
        </Panel>
      )}
      {file.check && (
        <Panel title="Rând cu rând">
          <ListView shape={REPORT} state={state} paging={{ total, lastPage }}>
            <DataTable caption="Rând cu rând" shape={REPORT} state={state} rows={cells} />
          </ListView>
        </Panel>
      )}
    </Page>
  );
}
