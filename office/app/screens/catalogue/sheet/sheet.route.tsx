import { Link, useLoaderData, useLocation } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PasteForm } from "./paste-form.tsx";
import { RuleForm } from "./rule-form.tsx";
import { SheetTable } from "./sheet-table.tsx";
import styles from "./sheet.module.css";
import { writeSheet } from "./sheet.server.ts";
import type { loadSheet } from "./sheet.server.ts";

import { counted } from "@curat/contract/quantity-text.values";
export { loadSheet as loader } from "./sheet.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => writeSheet(request, context);

export const meta = titled("Foaie de produse");

export default function Sheet() {
  const { state, list, rows, addresses, names, total, lastPage, mayPrice, mayStock } =
    useLoaderData<typeof loadSheet>();
  const { search } = useLocation();
  return (
    <Page
      title="Foaie de produse"
      trail={[{ to: "/produse", text: "Produse" }]}
      actions={
        <Link to="/foi" className={buttonClass("secondary")}>
          Foi de produse
        </Link>
      }
    >
      <p>
        Modifică mai multe produse deodată: scrie în tabel, lipește dintr-o foaie de calcul sau alege o
        regulă. Mai întâi vezi diferențele; nimic nu se schimbă până nu le aplici.
      </p>
      <p className="mb-4">
        Lista are {counted(total, "un produs", "produse")}.{" "}
        <Link to={`/produse${search}`}>Înapoi la listă</Link>
      </p>
      {rows.length > 0 && (
        <Panel title="În tabel">
          <div className={styles.wide}>
            <SheetTable
              key={`${search}-${state.page}`}
              {...{ rows, state, lastPage, names, mayPrice, mayStock }}
            />
          </div>
        </Panel>
      )}
      <Panels>
        <Panel title="O regulă pentru toată lista">
          <RuleForm {...{ list, addresses, mayPrice }} />
        </Panel>
        <Panel title="Lipește sau încarcă un CSV">
          <PasteForm />
        </Panel>
      </Panels>
    </Page>
  );
}
