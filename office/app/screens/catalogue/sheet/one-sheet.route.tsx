import type { SheetDifference } from "@curat/contract/staff/product-sheets";
import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
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
import { loadOneSheet, moveSheet } from "./sheets.server.ts";
import styles from "./sheet.module.css";
import { texts } from "./texts.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadOneSheet(context, params.id ?? "", url);

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  moveSheet(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.sheet.title ?? texts.title)();

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
        { to: "/produse", text: texts.products },
        { to: "/foi", text: texts.sheets },
      ]}
    >
      <Panel title={texts.acts}>
        <p>
          <Status text={texts.sheetStates[sheet.state]} variant={sheetVariant(sheet.state)} />{" "}
          {sheet.apply_at && (
            <>
              {texts.begins}: <Moment at={sheet.apply_at} />
            </>
          )}
        </p>
        {jobID !== null && <Link to={`/lucrari/${jobID}`}>{texts.job}</Link>}
        {mayEdit && sheet.state === "draft" && missing.map((why) => <p key={why}>{why}</p>)}
        {mayEdit && sheet.state === "draft" && missing.length === 0 && (
          <>
            <p>{texts.applyExplain(total)}</p>
            <PressButton intent="apply" fields={{ version }} variant="primary">
              {texts.apply}
            </PressButton>
            <ActionForm name={PLAN} refused={refused}>
              <input type="hidden" name="version" value={version} />
              <Field
                label={texts.moment}
                name="at"
                type="datetime-local"
                hint={texts.momentHint}
                defaultValue={refused?.values.at ?? ""}
                errors={refused?.errors}
                required
              />
              <SendButton form={PLAN}>{texts.plan}</SendButton>
            </ActionForm>
          </>
        )}
        {mayEdit && (sheet.state === "draft" || sheet.state === "planned") && (
          <PressButton intent="cancel" fields={{ version }}>
            {texts.cancel}
          </PressButton>
        )}
      </Panel>
      <Panel title={texts.differences}>
        <ListView shape={DIFFERENCES} state={state} paging={{ total, lastPage }}>
          <DataTable caption={texts.differences} shape={DIFFERENCES} state={state} rows={rows} />
        </ListView>
      </Panel>
      <ChangeHistory rows={history} />
    </Page>
  );
}

function Changes({ changes }: Pick<SheetDifference, "changes">) {
  return (
    <ul className={styles.changes}>
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
