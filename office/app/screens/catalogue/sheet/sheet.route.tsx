import { Link, useLoaderData, useLocation } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PasteForm } from "./paste-form.tsx";
import { RuleForm } from "./rule-form.tsx";
import { SheetTable } from "./sheet-table.tsx";
import styles from "./sheet.module.css";
import { loadSheet, writeSheet } from "./sheet.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSheet(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => writeSheet(request, context);

export const meta = titled(texts.title);

export default function Sheet() {
  const { state, list, rows, total, lastPage, mayPrice, mayStock } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <Page
      title={texts.title}
      trail={[{ to: "/produse", text: texts.products }]}
      acts={
        <Link to="/foi" className={buttonClass("secondary")}>
          {texts.sheets}
        </Link>
      }
    >
      <p>{texts.explain}</p>
      <p className={styles.about}>
        {texts.all(total)} <Link to={`/produse${search}`}>{texts.back}</Link>
      </p>
      {rows.length > 0 && (
        <Panel title={texts.table}>
          <div className={styles.wide}>
            <SheetTable key={`${search}-${state.page}`} {...{ rows, state, lastPage, mayPrice, mayStock }} />
          </div>
        </Panel>
      )}
      <Panels>
        <Panel title={texts.rule}>
          <RuleForm list={list} mayPrice={mayPrice} />
        </Panel>
        <Panel title={texts.paste}>
          <PasteForm />
        </Panel>
      </Panels>
    </Page>
  );
}
