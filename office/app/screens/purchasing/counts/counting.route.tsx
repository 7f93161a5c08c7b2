import { Form, Link, useActionData, useLoaderData } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import type { Refused } from "../../../components/form/refused.ts";
import { LinePages } from "../../../components/line-table/line-pages.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ScanForm } from "../../../components/scanning/scan-form.tsx";
import { optionsOf } from "../../../lists/options.ts";
import styles from "./count.module.css";
import type { Counted, loadCounting } from "./count.server.ts";
import { repeated } from "./counting.ts";
import { texts } from "./texts.ts";

export { loadCounting as loader, countProduct as action } from "./count.server.ts";

export const meta = titled(texts.counting);

/** Counting screen for phones and scanners. It hides the expected quantities. */
export default function Counting() {
  const { count, show, q, lines, current, last } = useLoaderData<typeof loadCounting>();
  const here = `/inventare/${count.stock_countID}/numarare`;
  return (
    <Page
      title={texts.counting}
      trail={[{ to: `/inventare/${count.stock_countID}`, text: texts.name(count) }]}
    >
      <p className="hint">
        {texts.subject(count)} · {texts.ofLines(count.counted, count.lines)}
      </p>
      <ScanForm label={texts.scan} formKey="scan" room={here} keepsFocus={false} />
      <Outcome />
      <Form method="get" className={`grid gap-3 ${styles.filter}`}>
        <Field label={texts.search} name="cauta" defaultValue={q} maxLength={100} autoComplete="off" />
        <Select label={texts.shown} name="arata" options={optionsOf(texts.shows)} defaultValue={show} />
        <Button variant="secondary">{texts.find}</Button>
      </Form>
      {lines.length === 0 ? <p>{texts.nothing}</p> : <Sheet lines={lines} />}
      <LinePages {...{ current, last }} />
      <p>
        <Link to={`/inventare/${count.stock_countID}`} className={buttonClass("secondary")}>
          {texts.back}
        </Link>
      </p>
    </Page>
  );
}

function Sheet({ lines }: { lines: ReturnType<typeof useLoaderData<typeof loadCounting>>["lines"] }) {
  return (
    <ul className={`list ${styles.sheet}`} aria-label={texts.sheet}>
      {lines.map((line) => (
        <li key={`${line.lineID}-${line.counted}`}>
          <div className="stack min-w-0 break-anywhere">
            <strong>{line.product}</strong>
            <span className="hint">{[line.shelf, line.code, line.barcode].filter(Boolean).join(" · ")}</span>
            {line.counted !== null && (
              <span>
                {texts.pieces(line.counted)}, {line.by}
              </span>
            )}
            {line.counted !== null && (
              <PressButton intent="count" fields={{ code: line.code, mode: "clear" }} variant="quiet">
                {texts.clear} <span className="visually-hidden">{line.product}</span>
              </PressButton>
            )}
          </div>
          <Form method="post" preventScrollReset className="row gap-2">
            <input type="hidden" name="form" value="count" />
            <input type="hidden" name="code" value={line.code} />
            <input
              name="pieces"
              aria-label={texts.piecesOf(line.product)}
              inputMode="numeric"
              maxLength={9}
              required
              autoComplete="off"
            />
            <Button variant="secondary">
              {texts.write} <span className="visually-hidden">{line.product}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Outcome() {
  const sent = useActionData<Partial<Counted & Refused>>();
  const fault = Object.values(sent?.errors ?? {})[0]?.[0] ?? sent?.messages?.[0];
  const repeatedScan = sent?.errors?.mode && sent.values ? repeated(sent.values) : undefined;
  return (
    <>
      <output aria-live="assertive" className={styles.said}>
        {sent?.message ?? fault}
      </output>
      {repeatedScan && (
        <Form method="post" preventScrollReset className="cluster gap-2 my-3">
          <input type="hidden" name="form" value="count" />
          <input type="hidden" name="code" value={repeatedScan.code} />
          <input type="hidden" name="pieces" value={repeatedScan.pieces} />
          <span>{texts.ask(repeatedScan.code, repeatedScan.pieces)}</span>
          <Button name="mode" value="add" variant="secondary">
            {texts.add}
          </Button>
          <Button name="mode" value="replace">
            {texts.replace}
          </Button>
        </Form>
      )}
    </>
  );
}
