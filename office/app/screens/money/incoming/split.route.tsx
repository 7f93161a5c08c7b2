import { Form, Link, useLoaderData } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { typedLei } from "../../../components/money/lei.ts";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { PAGE } from "./incoming-shape.ts";
import type { loadSplit } from "./split.server.ts";
import styles from "./split.module.css";
import { texts } from "./texts.ts";

export { loadSplit as loader, splitTransfer as action } from "./split.server.ts";

export const meta = titled(texts.split);

export default function SplitTransfer() {
  const { row, invoices, q } = useLoaderData<typeof loadSplit>();
  const refused = useRefused("split");
  const left = (row.amount ?? 0) - invoices.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Page title={texts.split} trail={[{ to: PAGE.bank, text: texts.titles.bank }]}>
      <Panel title="Transferul">
        <FactList
          facts={[
            ["Suma", row.amount === null ? "necitită" : formatOfficeLei(row.amount)],
            ["Data", row.day && dayText(row.day)],
            ["Plătitor", row.payer],
            ["Detalii", [row.reference, row.details].filter(Boolean).join(" · ")],
          ]}
        />
      </Panel>
      <Panel title="Facturi de încasat">
        <Form className="cluster items-end gap-3">
          <Field label="Firmă sau CUI" name="q" defaultValue={q} maxLength={100} autoComplete="off" />
          <Button type="submit" variant="secondary">
            Caută
          </Button>
        </Form>
        {invoices.length === 0 ? (
          <p>{q === "" ? texts.noPayer : texts.noInvoice}</p>
        ) : (
          <ActionForm key={q} name="split" refused={refused}>
            <ul className="list stack gap-4">
              {invoices.map(({ orderID, order_number, invoice, due_on, buyer, open, amount }) => (
                <li key={orderID} className={`grid gap-3 ${styles.part}`}>
                  <div className="break-anywhere">
                    <strong>{invoice}</strong>, {buyer}
                    <br />
                    <Link to={`/comenzi/${orderID}`}>comanda {order_number}</Link>, scadentă la{" "}
                    {dayText(due_on)}, de încasat {formatOfficeLei(open)}
                  </div>
                  <Field
                    label={`Se plătește din ${invoice} (lei)`}
                    name={`amount-${orderID}`}
                    defaultValue={
                      refused?.values[`amount-${orderID}`] ?? (amount > 0 ? typedLei(amount) : "")
                    }
                    errors={refused?.errors}
                    inputMode="decimal"
                    maxLength={14}
                    autoComplete="off"
                  />
                </li>
              ))}
            </ul>
            {left > 0.004 && (
              <p>
                Totalul facturilor de mai sus este mai mic decât transferul: rămân {formatOfficeLei(left)}.
                Caută și alte facturi sau înregistrează plățile în paginile comenzilor.
              </p>
            )}
            <SendButton form="split">Împarte transferul</SendButton>
          </ActionForm>
        )}
      </Panel>
    </Page>
  );
}
