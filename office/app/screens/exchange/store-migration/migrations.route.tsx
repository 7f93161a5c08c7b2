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

export const meta = titled("Mutare din alt magazin");

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
    <Page title="Mutare din alt magazin">
      <p className={styles.intro}>
        Adu aici exportul magazinului vechi: se citește, vezi ce s-a înțeles, hotărăști ce rămâne de hotărât
        și abia apoi se scrie în magazin. Ce este deja aici rămâne cum este, iar același export adus de două
        ori nu dublează nimic.
      </p>
      <Panel title="O mutare nouă">
        <ActionForm name="begin" refused={refused}>
          <Select
            label="Din ce magazin"
            name="platform"
            options={optionsOf(texts.platforms)}
            errors={refused?.errors}
            required
          />
          <Field
            label="Numele magazinului vechi"
            name="store"
            hint="Completează-l doar dacă aduci mai multe magazine de pe aceeași platformă. Scrie același nume la fiecare export al lui."
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
        empty="Nu a fost adus încă niciun export."
      >
        <DataTable caption="Mutări" shape={MOVINGS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
