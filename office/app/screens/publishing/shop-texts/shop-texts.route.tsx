import { Form, Link, useLoaderData } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { SCREENS, SHOP_TEXTS } from "./shop-texts-shape.ts";
import styles from "./shop-texts.module.css";
import type { loadShopTexts } from "./shop-texts.server.ts";
import { texts } from "./texts.ts";
import { counted } from "@curat/contract/quantity-text.values";
import { countOf } from "@curat/contract/quantity-text.values";

export { loadShopTexts as loader, takeProposals as action } from "./shop-texts.server.ts";

export const meta = titled("Textele magazinului");

const LOOKS = { schimbate: "good", propuneri: "open", fixe: "ended" } as const;

export default function ShopTexts() {
  const { state, rows, paging, history, mayEdit } = useLoaderData<typeof loadShopTexts>();
  return (
    <Page
      title="Textele magazinului"
      actions={
        mayEdit && (
          <Link to="/texte-magazin/fisier" className={buttonClass("secondary")}>
            Texte dintr-un fișier
          </Link>
        )
      }
    >
      <p className={styles.intro}>
        Textele de pe butoane, din titluri și din mesajele magazinului. Un text modificat apare imediat, pe
        toate paginile.
      </p>
      <Proposals />
      <Search />
      <ListView
        shape={SHOP_TEXTS}
        {...{ state, paging }}
        file="/texte-magazin"
        hasOwnSearch
        empty="Textele nu pot fi citite: magazinul nu rulează pe acest server."
      >
        <DataTable
          caption="Textele magazinului"
          shape={SHOP_TEXTS}
          state={state}
          rows={rows.map((row) => ({
            id: row.key,
            // A list filtered by screen needs no screen column.
            ...(state.filters.ecran === undefined && {
              group: { name: row.screen, to: `?ecran=${row.group}` },
            }),
            cells: {
              text: (
                <Link to={`/texte-magazin/${row.key}`} className={styles.said}>
                  {row.says || "Cheie"}
                </Link>
              ),
              initial: row.default ?? "",
              propunere: row.proposal ?? "",
              ecran: row.screen,
              stare: row.state && <Status text={texts.states[row.state]} variant={LOOKS[row.state]} />,
              cheie: <code>{row.key}</code>,
            },
          }))}
        />
      </ListView>
      <ChangeHistory rows={history?.slice(0, 10)} />
    </Page>
  );
}

function Search() {
  const { state } = useLoaderData<typeof loadShopTexts>();
  const { q = "", ecran = "", stare } = state.filters;
  return (
    <search key={`${q} ${ecran}`}>
      <Form action="/texte-magazin" className={`grid gap-3 items-end ${styles.search}`}>
        <Field label="Caută un text" name="q" type="search" defaultValue={q} />
        <Select
          label="Unde apare"
          name="ecran"
          placeholder="Oriunde"
          defaultValue={ecran}
          options={SCREENS}
        />
        {stare !== undefined && <input type="hidden" name="stare" value={stare} />}
        <Button variant="secondary">Caută</Button>
      </Form>
    </search>
  );
}

function Proposals() {
  const { proposals, version, mayEdit } = useLoaderData<typeof loadShopTexts>();
  if (proposals === 0 || !mayEdit) return null;
  return (
    <Panel title="Folosește diacriticele">
      <p className={styles.intro}>
        {counted(proposals, "Un text", "texte")} din magazin {proposals === 1 ? "este scris" : "sunt scrise"}{" "}
        fără diacritice sau în engleză, ca în specificația magazinului.{" "}
        {proposals === 1 ? "Îl poți corecta" : "Le poți corecta pe toate deodată"}; corectura poate fi anulată
        din istoric.
      </p>
      <div className="cluster gap-2">
        <PressButton intent="proposals" fields={{ version }} variant="primary">
          {proposals === 1 ? "Corectează textul" : `Corectează cele ${countOf(proposals, "texte")}`}
        </PressButton>
        <Link to="?stare=propuneri" className={buttonClass("secondary")}>
          Vezi-le mai întâi
        </Link>
      </div>
    </Panel>
  );
}
