import { Download } from "lucide-react";
import { Form, Link, useLoaderData } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { countOf } from "@curat/contract/quantity-text.values";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { LinkTabs } from "../../../components/page/link-tabs.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import type { loadAccounting } from "./accounting.server.ts";
import { texts } from "./texts.ts";

export { loadAccounting as loader, changeAccounting as action } from "./accounting.server.ts";

export const meta = titled(texts.title);

const { columns } = texts;
const SHAPE: ListShape = {
  columns: [
    { key: "fel", label: columns.fel, isName: true },
    { key: "documente", label: columns.documente, isNumber: true },
    { key: "noi", label: columns.noi, isNumber: true },
    { key: "net", label: columns.net, isNumber: true },
    { key: "tva", label: columns.tva, isNumber: true },
    { key: "total", label: columns.total, isNumber: true },
  ],
  filters: [],
  sort: { by: "", isDescending: false },
};
const STATE = { filters: {}, sort: SHAPE.sort, columns: SHAPE.columns.map(({ key }) => key), page: 1 };

export default function Accounting() {
  const loaded = useLoaderData<typeof loadAccounting>();
  const { month, months, program, programs, undone, seesSettings, seesProducts } = loaded;
  return (
    <Page title={texts.title}>
      <p>{texts.intro}</p>
      <LinkTabs
        label={texts.title}
        tabs={programs.map(({ program: one, to }) => ({
          to,
          text: texts.programs[one],
          current: one === program ? "page" : undefined,
        }))}
      />
      <Form className="cluster gap-3 items-end my-4" key={`${month} ${program}`}>
        <input type="hidden" name="program" value={program} />
        <Select label={texts.month} name="luna" options={months} defaultValue={month} required />
        <Button variant="secondary">{texts.show}</Button>
      </Form>
      {undone.length > 0 && <p role="alert">{texts.undone(undone)}</p>}
      <MonthPanel />
      <HandoversPanel />
      <Panel title={texts.howTo(program)}>
        <ul>
          {texts.steps[program].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {program === "saft" && seesProducts && (
          <p>
            <Link to="/produse?lipseste=nc8">{texts.withoutNc8}</Link>
          </p>
        )}
        {seesSettings && <Link to="/setari/accounting">{texts.settings}</Link>}
      </Panel>
    </Page>
  );
}

function MonthPanel() {
  const { month, months, kinds, seesCosts, mayHand } = useLoaderData<typeof loadAccounting>();
  const title = texts.ofMonth(months.find(({ value }) => value === month)?.label ?? month);
  const documents = kinds.reduce((sum, one) => sum + one.documents, 0);
  const pending = kinds.reduce((sum, one) => sum + one.pending, 0);
  return (
    <Panel title={title}>
      <DataTable
        caption={title}
        shape={SHAPE}
        state={STATE}
        rows={kinds.map(({ kind, net, vat, ...counts }, index) => ({
          id: index,
          cells: {
            fel: texts.kinds[kind],
            documente: counts.documents,
            noi: counts.pending,
            net: kind === "money" ? null : formatOfficeLei(net),
            tva: kind === "sale" ? formatOfficeLei(vat) : null,
            total: kind === "purchase" ? null : formatOfficeLei(net + vat),
          },
        }))}
      />
      {!seesCosts && <p className="hint">{texts.noCosts}</p>}
      {documents === 0 && <p>{texts.nothing}</p>}
      {documents > 0 && mayHand && (
        <div className="cluster gap-3 items-center my-3">
          {pending === 0 && <p>{texts.allHanded}</p>}
          {pending > 0 && (
            <PressButton intent="pending" variant="primary">
              {pending === documents ? texts.handAll : texts.handPending}
            </PressButton>
          )}
          {pending < documents && <PressButton intent="all">{texts.handAgain}</PressButton>}
        </div>
      )}
    </Panel>
  );
}

function HandoversPanel() {
  const { handovers, mayHand } = useLoaderData<typeof loadAccounting>();
  return (
    <Panel title={texts.handovers}>
      {handovers.length === 0 && <p>{texts.none}</p>}
      <ul className="list stack gap-3">
        {handovers.map(({ id, made_at, made_by, documents, withdrawn_by }) => (
          <li key={id} className="cluster gap-3 items-center">
            <span>
              <Moment at={made_at} />, {made_by}:{" "}
              {countOf(documents, documents === 1 ? "document" : "documente")}
              {withdrawn_by !== null && `, ${texts.withdrawn(withdrawn_by)}`}
            </span>
            {withdrawn_by === null && (
              <>
                <a
                  href={`/admin/contabilitate/predari/${id}.zip`}
                  download
                  className={buttonClass("secondary")}
                >
                  <Download aria-hidden size={18} /> {texts.download}
                </a>
                {mayHand && (
                  <PressButton intent="withdraw" fields={{ id }} variant="quiet">
                    {texts.withdraw}
                  </PressButton>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
