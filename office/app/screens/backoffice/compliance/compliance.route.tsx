import { Link, useLoaderData } from "react-router";
import type { DutyRow } from "@curat/contract/staff/compliance";
import type { DutyState, Evidence } from "@curat/contract/staff/compliance.values";
import { Status } from "@curat/ui/status/status.tsx";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import type { loadBoard } from "./compliance.server.ts";
import styles from "./compliance.module.css";
import { OfficialFiles } from "./official-files.tsx";
import { EVIDENCE_FILES } from "./evidence-files.ts";
import { texts } from "./texts.ts";

export { loadBoard as loader, uploadFile as action } from "./compliance.server.ts";

export const meta = titled("Conformitate");

const VARIANTS: Record<DutyState, StatusVariant> = {
  met: "good",
  open: "open",
  built_in: "ended",
  not_applicable: "ended",
};

export default function Compliance() {
  const { checked_at: checkedAt, duties, files, mayUpload } = useLoaderData<typeof loadBoard>();
  const shape: ListShape = {
    columns: [
      { key: "obligatia", label: "Obligație", isName: true },
      { key: "stare", label: "Starea" },
      { key: "rezolvare", label: "Unde rezolvi" },
      { key: "dovada", label: "Dovada" },
    ],
    filters: [],
    sort: { by: "", isDescending: false },
  };
  const state = readList(shape, new URLSearchParams());
  const rows = duties.map((row) => ({ id: row.duty, cells: cellsOf(row) }));
  return (
    <Page title="Conformitate">
      <p>
        Obligațiile legale ale magazinului, verificate pe datele actuale. Dovezile se pot descărca pentru un
        control. Lista nu înlocuiește un jurist.
      </p>
      <p className={styles.checked}>
        Verificat: <Moment at={checkedAt} />
      </p>
      <DataTable caption="Conformitate" shape={shape} state={state} rows={rows} />
      <OfficialFiles files={files} mayUpload={mayUpload} />
    </Page>
  );
}

function cellsOf({ duty, state, open, total }: DutyRow) {
  const { title, requirement, mend, evidence, open: says } = texts.duties[duty];
  return {
    obligatia: (
      <>
        {title}
        <span className={`hint display-block regular ${styles.asks}`}>{requirement}</span>
      </>
    ),
    // Must be a single element, because the cards on phones are a grid with one cell for it.
    stare: (
      <div>
        <Status text={texts.states[state]} variant={VARIANTS[state]} />
        {open > 0 && says && (
          <span className={`hint display-block regular ${styles.asks}`}>{says(open)}</span>
        )}
      </div>
    ),
    rezolvare: mend && <Link to={mend.to}>{mend.text}</Link>,
    dovada: evidence ? <EvidenceLinks evidence={evidence} total={total} /> : null,
  };
}

function EvidenceLinks({ evidence, total }: { evidence: Evidence; total: number | null }) {
  return (
    <div>
      {texts.evidence[evidence]}
      {": "}
      {[
        { format: "csv", text: "CSV" },
        { format: "xlsx", text: "XLSX" },
      ].map(({ format, text }) => (
        <a
          key={format}
          href={`/admin/conformitate/${EVIDENCE_FILES[evidence]}.${format}`}
          download
          className={`inline-row items-center ${styles.file}`}
        >
          {text}
        </a>
      ))}
      {evidence !== "safety" && total !== null && (
        <span className={`hint display-block regular ${styles.asks}`}>{total} în evidență</span>
      )}
    </div>
  );
}
