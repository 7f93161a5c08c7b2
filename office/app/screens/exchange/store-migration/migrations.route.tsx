import { Link, useLoaderData } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { MOVINGS } from "./migration-shape.ts";
import type { loadMigrations } from "./migration.server.ts";
import styles from "./migration.module.css";
import { texts } from "./texts.ts";

export { loadMigrations as loader, beginMigration as action } from "./migration.server.ts";

export const meta = titled("Import din alt magazin");

export default function StoreMigrations() {
  const { state, movings, total, lastPage } = useLoaderData<typeof loadMigrations>();
  const refused = useRefused("begin");
  const rows = movings.map(({ id, platform, store, stage, created_at, created_by }) => ({
    id,
    cells: {
      din: <Link to={`/mutare/${id}`}>{texts.shop(platform, store)}</Link>,
      stare: texts.stages[stage],
      cand: <Moment at={created_at} />,
      cine: created_by,
    },
  }));
  return (
    <Page title="Import din alt magazin">
      <p className={styles.intro}>
        Încarcă exportul magazinului vechi. Fișierele sunt citite, verifici ce s-a recunoscut, alegi opțiunile
        și abia apoi se importă. Datele existente rămân neschimbate, iar un export încărcat de două ori nu
        dublează nimic.
      </p>
      <Panel title="Import nou">
        <ActionForm name="begin" refused={refused}>
          <Select
            label="Platforma magazinului vechi"
            name="platform"
            options={optionsOf(texts.platforms)}
            errors={refused?.errors}
            required
          />
          <Field
            label="Numele magazinului vechi"
            name="store"
            hint="Completează-l doar dacă imporți mai multe magazine de pe aceeași platformă. Scrie același nume la fiecare export al magazinului."
            autoComplete="off"
            maxLength={100}
            errors={refused?.errors}
          />
          <SendButton form="begin">Începe</SendButton>
        </ActionForm>
      </Panel>
      <ListView
        shape={MOVINGS}
        state={state}
        paging={{ total, lastPage }}
        empty="Nu a fost importat încă nimic."
      >
        <DataTable caption="Importuri" shape={MOVINGS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
