import { Link } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Page } from "../../../components/page/page.tsx";
import { dayText } from "../../../components/time/day.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { INCOMING, PAGE } from "./incoming-shape.ts";
import type { IncomingData } from "./incoming.server.ts";
import styles from "./incoming.module.css";
import { texts } from "./texts.ts";
import { UploadPanels } from "./upload-panels.tsx";

/**
 * Page of the courier's remittance files or of bank statements, with the rows that are not matched to orders.
 */
export function IncomingPage(page: IncomingData) {
  const { kind, state, rows, total, lastPage, mayMatch } = page;
  const cells = rows.map((row) => ({
    id: row.id,
    cells: {
      rand: `${row.file}, ${row.line}`,
      data: row.day && dayText(row.day),
      suma: <Amount row={row} />,
      spune: [row.bank_state, row.awb, row.reference, row.payer, row.iban, row.details]
        .filter(Boolean)
        .join(" · "),
      comanda: row.order && (
        <Link to={`/comenzi/${row.order.id}`}>
          {row.order.number}, {row.order.name}
          {row.parts > 1 && ` (și încă ${row.parts - 1})`}
        </Link>
      ),
      motiv: reasonOf(row),
      act: mayMatch && <RowActions row={row} />,
    },
  }));
  const hasSure = rows.some(({ is_sure }) => is_sure);
  return (
    <Page title={texts.titles[kind]}>
      <p className={styles.intro}>
        {texts.intros[kind]}{" "}
        {kind === "cod" && <Link to="/incasari/neincasate">Comenzi livrate cu ramburs neîncasat</Link>}
      </p>
      <UploadPanels {...page} />
      {mayMatch && hasSure && (
        <div className={styles.all}>
          <PressButton intent="apply">Înregistrează toate plățile sigure</PressButton>
        </div>
      )}
      <ListView
        shape={INCOMING}
        state={state}
        paging={{ total, lastPage }}
        empty={
          page.files.length > 0
            ? "Toate plățile au fost înregistrate sau ignorate: nu mai ai nimic de făcut."
            : "Nu ai încărcat încă niciun fișier."
        }
      >
        <DataTable caption="Rânduri" shape={INCOMING} state={state} rows={cells} />
      </ListView>
    </Page>
  );
}

type Row = IncomingData["rows"][number];

function Amount({ row: { amount, currency } }: { row: Row }) {
  if (amount === null) return "necitită";
  return currency === "RON" ? <Price lei={amount} /> : `${amount.toFixed(2)} ${currency}`;
}

function reasonOf({ is_sure, why, decided_by }: Row): string {
  const by = decided_by === null ? "" : texts.decided(decided_by);
  return [is_sure ? "comandă identificată" : (why ?? ""), by].filter(Boolean).join(" ");
}

/** Actions for a row. The apply button is hidden if the amount differs from that of the order. */
function RowActions({ row: { id, kind, state, order, amount, currency, parts } }: { row: Row }) {
  if (state === "matched")
    return (
      parts > 0 && (
        <PressButton intent="undo-split" fields={{ id }} variant="quiet">
          Anulează împărțirea
        </PressButton>
      )
    );
  if (state === "set_aside")
    return (
      <PressButton intent="reopen" fields={{ id }} variant="quiet">
        Redeschide
      </PressButton>
    );
  return (
    <div className="cluster gap-2">
      {order && order.total === amount && (
        <PressButton intent="apply" fields={{ id }}>
          Înregistrează
        </PressButton>
      )}
      {kind === "bank" && amount !== null && currency === "RON" && (
        <Link to={`${PAGE.bank}/${id}/imparte`}>Împarte pe facturi</Link>
      )}
      <PressButton intent="aside" fields={{ id }} variant="quiet">
        Ignoră
      </PressButton>
    </div>
  );
}
