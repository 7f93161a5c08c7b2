import { Form, Link } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { DRAFT, THEN } from "../../../components/form/draft-form.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { ScanForm } from "../../../components/scanning/scan-form.tsx";
import type { Outcome, ReceivableOrder } from "./receipt.server.ts";
import styles from "./receipt.module.css";
import { texts } from "./texts.ts";

interface FoundProduct {
  productID: number;
  code: string;
  name: string;
  stock: number;
}

interface AddPanelProps {
  id: number;
  search: { q: string; line: number };
  found: FoundProduct[] | undefined;
  /** Orders whose goods can be added to the receipt. */
  orders: ReceivableOrder[];
  outcome: Outcome | undefined;
}

const ACCEPTED = ".csv,.txt,.tsv,.xlsx,text/csv,text/plain";

/** Adds goods to a draft: by scanning, from a file, by pasting rows, or by searching. */
export function AddPanel({ id, search, found, orders, outcome }: AddPanelProps) {
  const [upload, scan] = [useRefused("upload"), useRefused("scan")];
  const refusedScan = scan && (Object.values(scan.errors)[0]?.[0] ?? scan.messages[0]);
  return (
    <Panel title={texts.add}>
      <ScanForm label={texts.scan} formKey="scan" room={`/receptii/${id}`} keepsFocus={false} />
      <output aria-live="assertive">{refusedScan ?? outcome?.scanned}</output>
      <ActionForm name="upload" refused={upload} encType="multipart/form-data">
        <Field
          label={texts.file}
          name="file"
          type="file"
          accept={ACCEPTED}
          hint={texts.fileHint}
          errors={upload?.errors}
        />
        <details>
          <summary>{texts.paste}</summary>
          <Textarea label={texts.paste} name="pasted" limit={500_000} />
        </details>
        <SendButton form="upload" variant="secondary">
          {texts.upload}
        </SendButton>
      </ActionForm>
      {orders.map((order) => (
        <PressButton key={order.id} intent="add-order" fields={{ order: order.id }} variant="secondary">
          {texts.addOrder(order.name)}
        </PressButton>
      ))}
      {outcome?.added && <Added added={outcome.added} />}
      <Search {...{ search, found }} />
    </Panel>
  );
}

function Added({ added }: { added: NonNullable<Outcome["added"]> }) {
  return (
    <output className="display-block">
      <p>{texts.addedRows(added.added)}</p>
      {added.added_up.length > 0 && <p>{texts.addedUp(added.added_up)}</p>}
      {added.ignored.length > 0 && <p>{texts.ignored(added.ignored)}</p>}
      {added.faults.length > 0 && (
        <>
          <p>{texts.faultyRows(added.faults.length)}</p>
          <ul className="pl-5">
            {added.faults.map(({ row, message }) => (
              <li key={row}>{texts.faultyRow(row, message)}</li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
}

function Search({ search, found }: Pick<AddPanelProps, "search" | "found">) {
  const isChoosing = search.line > 0;
  return (
    <section id="cauta" className="stack gap-3">
      <Form method="get" action="#cauta" className={`grid gap-3 ${styles.search}`}>
        {isChoosing && <input type="hidden" name="rand" value={search.line} />}
        <Field
          key={`${search.line} ${search.q}`}
          label={isChoosing ? texts.searchFor(search.q) : texts.search}
          name="cauta"
          defaultValue={search.q}
          maxLength={100}
          autoComplete="off"
        />
        <Button variant="secondary">{texts.find}</Button>
      </Form>
      {isChoosing && <Link to="?">{texts.stopChoosing}</Link>}
      {found && found.length === 0 && <p>{texts.nothing}</p>}
      {found && found.length > 0 && (
        <ul aria-label={texts.found} className={styles.found}>
          {found.map(({ productID, code, name, stock }) => (
            <li key={productID}>
              <span>
                {name} ({code}), {texts.stock.toLowerCase()} {stock}
              </span>
              <Button
                form={DRAFT}
                name={THEN}
                value={isChoosing ? `choose.${search.line}.${code}` : `scan.${code}`}
                variant="secondary"
              >
                {isChoosing ? texts.choose : texts.pick} <span className="visually-hidden">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
