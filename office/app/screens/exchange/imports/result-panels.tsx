import { Link } from "react-router";
import type { DataImport } from "@curat/contract/staff/imports";
import type { BackgroundJob } from "@curat/contract/staff/jobs";
import { canRetryJob, isOpenJob } from "@curat/contract/staff/jobs.values";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Progress } from "../../../components/looking/progress.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { rowsText, writtenRows } from "./import-state.ts";
import type { ImportData } from "./imports.server.ts";
import { texts } from "./texts.ts";
import { countOf } from "@curat/contract/quantity-text.values";

interface PanelProps {
  file: DataImport;
  may: ImportData["may"];
}

export function CheckedPanel({ file, may }: PanelProps) {
  const { check, write, id, version } = file;
  if (!check || (write && !isOpenJob(write.state))) return null;
  const isOver = check.state === "done";
  const count = writtenRows(check.counts);
  return (
    <Panel title={isOver ? "Previzualizare" : "Fișierul se verifică…"}>
      {!isOver && <JobProgress job={check} may={may} />}
      {isOver && <p>{rowsText(check.counts)}</p>}
      {isOver && !write && (check.counts.warned ?? 0) > 0 && (
        <p>
          <strong>{texts.warned(check.counts.warned ?? 0)}</strong>
        </p>
      )}
      {isOver && !write && (
        <p>
          {count > 0
            ? `${count === 1 ? "Se va importa un rând" : `Se vor importa ${countOf(count, "rânduri")}`}. Rândurile refuzate nu se importă.`
            : "Nu este nimic de importat: niciun rând nu conține modificări."}
        </p>
      )}
      <div className="cluster items-center gap-x-3 gap-y-2">
        {isOver && !write && count > 0 && (
          <PressButton intent="start" fields={{ version }} variant="primary">
            Importă
          </PressButton>
        )}
        {isOver && <FaultyLinks id={id} counts={check.counts} />}
      </div>
    </Panel>
  );
}

/** Shows the progress and result of the import, with a button to undo it. */
export function WrittenPanel({ file: { id, write, undo }, may }: PanelProps) {
  if (!write) return null;
  const isOpen = isOpenJob(write.state);
  const mayUndo = may.undo && !isOpen && !undo && write.undoable > 0;
  return (
    <>
      {undo && (
        <Panel title="Anulat">
          <JobProgress job={undo} may={may} />
        </Panel>
      )}
      <Panel title={isOpen ? "Se importă" : "Ce s-a importat"}>
        <JobProgress job={write} may={may} />
        <div className="cluster items-center gap-x-3 gap-y-2">
          {mayUndo && <PressButton intent="undo">Anulează importul</PressButton>}
          {!isOpen && <FaultyLinks id={id} counts={write.counts} />}
        </div>
      </Panel>
    </>
  );
}

function FaultyLinks({ id, counts }: { id: number; counts: Readonly<Record<string, number>> }) {
  if (!counts.refused) return null;
  return (
    <span>
      Descarcă rândurile refuzate:{" "}
      <a href={`/admin/import/${id}/randuri-refuzate.csv`} download>
        CSV
      </a>
      ,{" "}
      <a href={`/admin/import/${id}/randuri-refuzate.xlsx`} download>
        XLSX
      </a>
    </span>
  );
}

function JobProgress({ job, may }: { job: BackgroundJob; may: PanelProps["may"] }) {
  const isOpen = isOpenJob(job.state);
  const progress = [
    job.total === null ? "Se citește fișierul…" : `${job.done} din ${countOf(job.total, "rânduri")}`,
    rowsText(job.counts),
    job.error,
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      <Progress
        label="Progres"
        done={job.done}
        total={job.total ?? (isOpen ? null : 1)}
        text={progress}
        look={isOpen ? "Actualizează progresul" : undefined}
      />
      <div className="cluster items-center gap-x-3 gap-y-2">
        {may.stop && isOpen && (
          <PressButton intent="stop" fields={{ job: job.id }}>
            Oprește
          </PressButton>
        )}
        {may.stop && canRetryJob(job.state) && (
          <PressButton intent="retry" fields={{ job: job.id }}>
            Reia de unde a rămas
          </PressButton>
        )}
        {may.seeJobs && <Link to={`/lucrari/${job.id}`}>Vezi operațiunea</Link>}
      </div>
    </>
  );
}
