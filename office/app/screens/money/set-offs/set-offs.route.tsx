import { Link, useLoaderData } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import type { loadSetOffs } from "./set-offs.server.ts";
import styles from "./set-offs.module.css";
import { texts } from "./texts.ts";

export { changeSetOffs as action, loadSetOffs as loader } from "./set-offs.server.ts";

export const meta = titled(texts.title);

export default function SetOffs() {
  const loaded = useLoaderData<typeof loadSetOffs>();
  const { cui, company, is_supplier, invoices, set_offs, mayEdit } = loaded;
  return (
    <Page
      title={texts.title}
      trail={[
        { to: "/firme", text: "Firme" },
        { to: `/firme/${cui}`, text: company },
      ]}
    >
      {mayEdit && (
        <Panel title="Compensare nouă">
          {!is_supplier && <p>{texts.noSupplier}</p>}
          {is_supplier && invoices.length === 0 && <p>{texts.noInvoices}</p>}
          {is_supplier && invoices.length > 0 && <SetOffForm key={loaded.version} {...loaded} />}
        </Panel>
      )}
      {set_offs.length > 0 && (
        <Panel title={texts.made}>
          <ul className="list stack gap-4">
            {set_offs.map((made) => (
              <li key={made.set_offID} className="stack gap-2">
                <div className="break-anywhere">
                  <strong>{made.name}</strong> din {dayText(made.signed_on)}, {formatOfficeLei(made.amount)},
                  făcută de {made.made_by}
                  <br />
                  Facturi:{" "}
                  {made.parts
                    .map(({ invoice, amount }) => `${invoice} (${formatOfficeLei(amount)})`)
                    .join(", ")}
                  <br />
                  Facturile furnizorului: {made.supplier_documents}
                  {made.undone_by !== null && (
                    <>
                      <br />
                      Anulată de {made.undone_by}: {made.undo_reason}
                    </>
                  )}
                </div>
                {/* A plain link, because the router cannot open a file. */}
                <a href={`/admin/firme/${cui}/compensari/${made.set_offID}/proces-verbal.pdf`}>
                  Proces-verbal (PDF)
                </a>
                {mayEdit && made.undone_by === null && <UndoForm id={made.set_offID} />}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Page>
  );
}

function SetOffForm({
  invoices,
  version,
}: Pick<Awaited<ReturnType<typeof loadSetOffs>>, "invoices" | "version">) {
  const refused = useRefused("set-off");
  const field = filledFields(texts.labels, { refused, filled: { signed_on: "", supplier_documents: "" } });
  return (
    <ActionForm name="set-off" refused={refused}>
      <input type="hidden" name="version" value={version} />
      <p>{texts.intro}</p>
      <Field {...field("signed_on")} type="date" required />
      <Field
        {...field("supplier_documents")}
        hint="De exemplu: factura AB 120 din 03.11.2026, 1.500 lei."
        required
        maxLength={500}
        autoComplete="off"
      />
      <ul className="list stack gap-4">
        {invoices.map(({ orderID, order_number, invoice, due_on, open }) => (
          <li key={orderID} className={`grid gap-3 ${styles.invoice}`}>
            <div className="break-anywhere">
              <strong>{invoice}</strong>, <Link to={`/comenzi/${orderID}`}>comanda {order_number}</Link>
              <br />
              scadentă la {dayText(due_on)}, de încasat {formatOfficeLei(open)}
            </div>
            <Field
              label={`Se compensează din ${invoice} (lei)`}
              name={`amount-${orderID}`}
              defaultValue={refused?.values[`amount-${orderID}`] ?? ""}
              errors={refused?.errors}
              inputMode="decimal"
              maxLength={14}
              autoComplete="off"
            />
          </li>
        ))}
      </ul>
      <SendButton form="set-off">Compensează</SendButton>
    </ActionForm>
  );
}

function UndoForm({ id }: { id: number }) {
  const name = `undo-${id}`;
  const refused = useRefused(name);
  return (
    <details open={refused !== undefined}>
      <summary className={buttonClass("secondary")}>Anulează compensarea</summary>
      <ActionForm name={name} refused={refused}>
        <Field
          label="Motiv"
          name="reason"
          defaultValue={refused?.values.reason ?? ""}
          errors={refused?.errors}
          required
          maxLength={500}
          autoComplete="off"
        />
        <SendButton form={name}>Anulează compensarea</SendButton>
      </ActionForm>
    </details>
  );
}
