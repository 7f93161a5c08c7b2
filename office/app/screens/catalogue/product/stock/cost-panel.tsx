import { Link } from "react-router";
import type { CostEntry } from "@curat/contract/staff/costs";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { useRefused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { Panel } from "../../../../components/page/page.tsx";
import { Moment } from "../../../../components/time/moment-time.tsx";
import { LedgerTable } from "../ledger-table.tsx";
import styles from "../ledger.module.css";
import { COST } from "./stock-fields.ts";
import type { loadStock } from "./stock.server.ts";
import { costTexts as texts } from "./cost-texts.ts";

type Loaded = Awaited<ReturnType<typeof loadStock>>;

export function CostPanel({
  cost,
  mayOpen,
  maySee,
}: Pick<Loaded, "mayOpen" | "maySee"> & { cost: NonNullable<Loaded["cost"]> }) {
  const { is_tracked, average, value, pieces, last_receipt: last, entries } = cost;
  return (
    <Panel title={texts.title}>
      {is_tracked ? (
        <FactList
          facts={[
            [texts.average, average !== null && `${formatOfficeLei(average)} fără TVA`],
            [texts.value, `${formatOfficeLei(value)}, ${pieces} buc.`],
            [
              texts.last,
              last && (
                <>
                  {formatOfficeLei(last.unit)} <Moment at={last.at} /> {last.reference}
                </>
              ),
            ],
          ]}
        />
      ) : (
        <p>{texts.untracked}</p>
      )}
      {!is_tracked && mayOpen && <OpeningForm />}
      {entries.length > 0 && <Entries entries={entries} maySee={maySee} />}
    </Panel>
  );
}

function OpeningForm() {
  const refused = useRefused(COST);
  return (
    <ActionForm name={COST} refused={refused}>
      <Field
        name="unit_cost"
        label={texts.opening}
        hint={texts.openingHint}
        defaultValue={refused?.values.unit_cost ?? ""}
        errors={refused?.errors}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <SendButton form={COST}>{texts.open}</SendButton>
    </ActionForm>
  );
}

function Entries({ entries, maySee }: { entries: CostEntry[]; maySee: boolean }) {
  return (
    <LedgerTable label={texts.ledger}>
      <thead>
        <tr>
          <th scope="col">{texts.at}</th>
          <th scope="col" className={styles.number}>
            {texts.pieces}
          </th>
          <th scope="col" className={styles.number}>
            {texts.moved}
          </th>
          <th scope="col" className={styles.number}>
            {texts.after}
          </th>
          <th scope="col">{texts.why}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <Moment at={entry.at} />
            </td>
            <td className={styles.number}>{entry.pieces > 0 ? `+${entry.pieces}` : entry.pieces}</td>
            <td className={styles.number}>{formatOfficeLei(entry.value)}</td>
            <td className={styles.number}>{formatOfficeLei(entry.value_after)}</td>
            <td>
              {texts.kinds[entry.kind] ?? entry.kind}
              {entry.order_number !== null && (
                <>
                  {" "}
                  {maySee ? (
                    <Link to={`/comenzi/${entry.orderid}`}>{entry.order_number}</Link>
                  ) : (
                    entry.order_number
                  )}
                </>
              )}
              {entry.reference !== "" && <span> {entry.reference}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </LedgerTable>
  );
}
