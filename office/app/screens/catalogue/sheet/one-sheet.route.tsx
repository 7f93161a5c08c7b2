import type { SheetDifference } from "@curat/contract/staff/product-sheets";
import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { DIFFERENCES, sheetVariant } from "./sheets-shape.ts";
import { loadOneSheet } from "./sheets.server.ts";
import styles from "./sheet.module.css";
import { texts } from "./texts.ts";
import { counted } from "@curat/contract/quantity-text.values";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadOneSheet(context, params.id ?? "", url);

export { moveSheet as action } from "./sheets.server.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.sheet.title ?? "Foaie de produse")();

const PLAN = "plan";

export default function OneSheet() {
  const { state, sheet, history, mayEdit, missing } = useLoaderData<typeof loader>();
  const { version, rows_count: total, last_page: lastPage, jobID } = sheet;
  const refused = useRefused(PLAN);
  const rows = sheet.differences.map((one) => ({
    id: one.productID,
    cells: {
      produs: <Link to={`/produse/${one.productID}`}>{one.name || one.productID}</Link>,
      cod: <span className={styles.code}>{one.code}</span>,
      schimba: <Changes changes={one.changes} />,
      note: <Notes {...one} />,
    },
  }));
  return (
    <Page
      title={sheet.title}
      trail={[
        { to: "/produse", text: "Produse" },
        { to: "/foi", text: "Foi de produse" },
      ]}
    >
      <Panel title="Acțiuni">
        <p>
          <Status text={texts.sheetStates[sheet.state]} variant={sheetVariant(sheet.state)} />{" "}
          {sheet.apply_at && (
            <>
              Începe: <Moment at={sheet.apply_at} />
            </>
          )}
        </p>
        {jobID !== null && <Link to={`/lucrari/${jobID}`}>Vezi sau anulează operațiunea</Link>}
        {mayEdit && sheet.state === "draft" && missing.map((why) => <p key={why}>{why}</p>)}
        {mayEdit && sheet.state === "draft" && missing.length === 0 && (
          <>
            <p>
              Se modifică {counted(total, "un produs", "produse")}, pe rând, în fundal. Produsele modificate
              între timp nu se mai schimbă și apar în listă. Poți anula tot, din pagina operațiunii.
            </p>
            <PressButton intent="apply" fields={{ version }} variant="primary">
              Aplică acum
            </PressButton>
            <ActionForm name={PLAN} refused={refused}>
              <input type="hidden" name="version" value={version} />
              <Field
                label="De la"
                name="at"
                type="datetime-local"
                hint="Ora României. Până atunci poți renunța."
                defaultValue={refused?.values.at ?? ""}
                errors={refused?.errors}
                required
              />
              <SendButton form={PLAN}>Programează</SendButton>
            </ActionForm>
          </>
        )}
        {mayEdit && (sheet.state === "draft" || sheet.state === "planned") && (
          <PressButton intent="cancel" fields={{ version }}>
            Renunță
          </PressButton>
        )}
      </Panel>
      <Panel title="Diferențe">
        <ListView shape={DIFFERENCES} state={state} paging={{ total, lastPage }}>
          <DataTable caption="Diferențe" shape={DIFFERENCES} state={state} rows={rows} />
        </ListView>
      </Panel>
      <ChangeHistory rows={history} />
    </Page>
  );
}

function Changes({ changes }: Pick<SheetDifference, "changes">) {
  return (
    <ul className={`list ${styles.changes}`}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {texts.fields[field]}: <del>{from}</del> → <ins>{to}</ins>
        </li>
      ))}
    </ul>
  );
}

function Notes({ notes, errors }: Pick<SheetDifference, "notes" | "errors">) {
  return (
    <>
      {errors.length > 0 && <p className={styles.fault}>{errors.join(" ")}</p>}
      {notes.length > 0 && <p>{notes.join(" ")}</p>}
    </>
  );
}
