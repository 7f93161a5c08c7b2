import { Link, useLoaderData } from "react-router";
import type { Checked } from "@curat/contract/staff/doctor";
import type { CheckState } from "@curat/contract/staff/doctor.values";
import { formatFinding } from "@curat/contract/staff/doctor.values";
import { Status } from "@curat/ui/status/status.tsx";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import type { loadChecks } from "./doctor.server.ts";
import styles from "./doctor.module.css";
import { CHECK_TEXTS, texts, UNANSWERED_TEXTS } from "./texts.ts";

export { loadChecks as loader } from "./doctor.server.ts";

export const meta = titled("Starea magazinului");

const VARIANTS: Record<CheckState, StatusVariant> = { well: "good", look: "ended", broken: "open" };
const WORST_FIRST: readonly CheckState[] = ["broken", "look", "well"];

const shape: ListShape = {
  columns: [
    { key: "ce", label: "Verificare", isName: true },
    { key: "stare", label: "Starea" },
    { key: "gasit", label: "Rezultat" },
  ],
  filters: [],
  sort: { by: "", isDescending: false },
};

export default function Doctor() {
  const { checked_at: checkedAt, checks, commands } = useLoaderData<typeof loadChecks>();
  const rows = checks
    .toSorted((one, other) => WORST_FIRST.indexOf(one.state) - WORST_FIRST.indexOf(other.state))
    .map((one) => ({ id: one.check, cells: cellsOf(one, commands.backup) }));
  return (
    <Page title="Starea magazinului">
      <p>
        Verificarea componentelor magazinului. Aceeași listă o afișează pe server comanda {commands.doctor}.
        Componentele nefolosite nu apar.
      </p>
      <p className={styles.checked}>
        Verificat: <Moment at={checkedAt} />
      </p>
      <DataTable
        caption="Starea magazinului"
        shape={shape}
        state={readList(shape, new URLSearchParams())}
        rows={rows}
      />
    </Page>
  );
}

function cellsOf(checked: Checked, backupCommand: string) {
  const figures = { ...checked.figures, backupCommand };
  return {
    ce: CHECK_TEXTS[checked.check].title,
    stare: <Status text={texts.states[checked.state]} variant={VARIANTS[checked.state]} />,
    gasit: (
      <>
        {formatFinding(CHECK_TEXTS, UNANSWERED_TEXTS, { ...checked, figures })}
        {checked.check === "failed_jobs" && checked.state !== "well" && (
          <>
            {" "}
            <Link to="/lucrari/sarcini?stare=failed">Vezi sarcinile și alege ce faci cu ele</Link>
          </>
        )}
      </>
    ),
  };
}
