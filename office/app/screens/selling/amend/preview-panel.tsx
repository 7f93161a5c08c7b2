import { Button } from "@curat/ui/button/button.tsx";
import { Price } from "../../../components/money/price.tsx";
import type { AmendmentPreview } from "@curat/contract/staff/amendments";
import { Panel } from "../../../components/page/page.tsx";
import type { Amending } from "./amend.server.ts";
import styles from "./amend.module.css";
import { texts } from "./texts.ts";

/** What the change comes to, and the button that makes it: only what was shown is applied. */
export function PreviewPanel({ step, isBusy }: { step: Amending | undefined; isBusy: boolean }) {
  const preview = step?.preview;
  if (!preview) return null;
  return (
    <div className={styles.preview}>
      <Panel title={texts.preview} news={preview}>
        <input type="hidden" name="total" value={preview.after.total} />
        <input type="hidden" name="shownfor" value={step.shownFor} />
        <Sums preview={preview} />
        <h3>{texts.changes}</h3>
        <ul>
          {preview.changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <h3>{texts.causesTitle}</h3>
        <ul>
          {preview.causes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          <Button name="step" value="apply" isBusy={isBusy}>
            {texts.apply}
          </Button>
        </p>
      </Panel>
    </div>
  );
}

function Sums({ preview: { before, after, difference, to_pay, to_refund } }: { preview: AmendmentPreview }) {
  const vat: [string, number, number] = [texts.vat, before.total_vat, after.total_vat];
  const rows: [string, number, number][] = [
    [texts.products, before.products, after.products],
    [texts.discount, -before.discount, -after.discount],
    [texts.address, before.delivery, after.delivery],
    [texts.handling, before.handling_charge, after.handling_charge],
    [texts.total, before.total, after.total],
    ...(before.total_vat + after.total_vat > 0 ? [vat] : []),
  ];
  const ends: [string, number][] = [
    [texts.difference, difference],
    [texts.toPay, to_pay],
    [texts.toRefund, to_refund],
  ];
  return (
    <table className={styles.sums}>
      <caption className="visually-hidden">{texts.preview}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.sum}</span>
          </th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([, was, is]) => was !== 0 || is !== 0)
          .map(([name, was, is]) => (
            <tr key={name} className={name === texts.total ? styles.total : undefined}>
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
          .filter(([name, amount]) => amount !== 0 || name === texts.difference)
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
