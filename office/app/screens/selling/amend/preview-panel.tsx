import { Button } from "@curat/ui/button/button.tsx";
import { Price } from "../../../components/money/price.tsx";
import type { AmendmentPreview } from "@curat/contract/staff/amendments";
import { Panel } from "../../../components/page/page.tsx";
import type { Amending } from "./amend.server.ts";
import styles from "./amend.module.css";

/** Preview of a change's effects, with a button that applies exactly this change. */
export function PreviewPanel({ step, isBusy }: { step: Amending | undefined; isBusy: boolean }) {
  const preview = step?.preview;
  if (!preview) return null;
  return (
    <div>
      <Panel title="Noul total" news={preview}>
        <input type="hidden" name="total" value={preview.after.total} />
        <input type="hidden" name="shownfor" value={step.shownFor} />
        <Sums preview={preview} />
        <h3 className="text-m">Ce se schimbă</h3>
        <ul className="m-0 pl-5 break-anywhere">
          {preview.changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <h3 className="text-m">Rezultat</h3>
        <ul className="m-0 pl-5 break-anywhere">
          {preview.causes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {step.warnings?.map((warning) => (
          <p key={warning} role="alert" className="text-primary bold">
            {warning}
          </p>
        ))}
        <p>
          <Button name="step" value="apply" isBusy={isBusy}>
            Aplică modificarea
          </Button>
        </p>
      </Panel>
    </div>
  );
}

function Sums({ preview: { before, after, difference, to_pay, to_refund } }: { preview: AmendmentPreview }) {
  const vat: [string, number, number] = ["din care TVA", before.total_vat, after.total_vat];
  const rows: [string, number, number][] = [
    ["Produse", before.products, after.products],
    ["Reducere", 0 - before.discount, 0 - after.discount],
    ["Livrare", before.delivery, after.delivery],
    ["Taxă ramburs", before.handling_charge, after.handling_charge],
    ["Total", before.total, after.total],
    ...(before.total_vat + after.total_vat > 0 ? [vat] : []),
  ];
  const ends: [string, number][] = [
    ["Diferență", difference],
    ["De plată", to_pay],
    ["De restituit clientului", to_refund],
  ];
  return (
    <table className={styles.sums}>
      <caption className="visually-hidden">Noul total</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Sumă</span>
          </th>
          <th scope="col">Acum</th>
          <th scope="col">După modificare</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([, was, is]) => was !== 0 || is !== 0)
          .map(([name, was, is]) => (
            <tr key={name} className={name === "Total" ? styles.total : undefined}>
              <th scope="row">{name}</th>
              <td>
                <Price lei={was} />
              </td>
              <td>
                <Price lei={is} />
              </td>
            </tr>
          ))}
        {ends
          .filter(([name, amount]) => amount !== 0 || name === "Diferență")
          .map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td>
                <Price lei={amount} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
