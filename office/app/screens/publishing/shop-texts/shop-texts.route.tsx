import { Form, Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
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
import { loadShopTexts, takeProposals } from "./shop-texts.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadShopTexts(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => takeProposals(request, context);

export const meta = titled(texts.title);

const LOOKS = { schimbate: "good", propuneri: "open", fixe: "ended" } as const;

export default function ShopTexts() {
  const { state, rows, paging, history, mayEdit } = useLoaderData<typeof loader>();
  return (
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/texte-magazin/fisier" className={buttonClass("secondary")}>
            {texts.import}
          </Link>
        )
      }
    >
      <p className={styles.intro}>{texts.intro}</p>
      <Proposals />
      <Search />
      <ListView shape={SHOP_TEXTS} {...{ state, paging }} file="/texte-magazin" empty={texts.none}>
        <DataTable
          caption={texts.title}
          shape={SHOP_TEXTS}
          state={state}
          rows={rows.map((row) => ({
            id: row.key,
            // Of one screen alone its name stands in the filter.
            ...(state.filters.ecran === undefined && {
              group: { name: row.screen, to: `?ecran=${row.group}` },
            }),
            cells: {
              text: (
                <Link to={`/texte-magazin/${row.key}`} className={styles.said}>
                  {row.says || texts.key}
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

/** The two questions that a list of so many texts is asked, without opening its filters. */
function Search() {
  const { state } = useLoaderData<typeof loader>();
  const { q = "", ecran = "", stare } = state.filters;
  return (
    <search key={`${q} ${ecran}`}>
      <Form action="/texte-magazin" className={styles.search}>
        <Field label={texts.search} name="q" type="search" defaultValue={q} />
        <Select
          label={texts.screen}
          name="ecran"
          placeholder={texts.allScreens}
          defaultValue={ecran}
          options={SCREENS}
        />
        {stare !== undefined && <input type="hidden" name="stare" value={stare} />}
        <Button variant="secondary">{texts.find}</Button>
      </Form>
    </search>
  );
}

/** Says that better spellings wait, and takes all of them by one press. */
function Proposals() {
  const { proposals, version, mayEdit } = useLoaderData<typeof loader>();
  if (proposals === 0 || !mayEdit) return null;
  return (
    <Panel title={texts.proposals}>
      <p className={styles.intro}>{texts.proposalsHint(proposals)}</p>
      <div className={styles.acts}>
        <PressButton intent="proposals" fields={{ version }} variant="primary">
          {texts.take(proposals)}
        </PressButton>
        <Link to="?stare=propuneri" className={buttonClass("secondary")}>
          {texts.seeProposals}
        </Link>
      </div>
    </Panel>
  );
}
