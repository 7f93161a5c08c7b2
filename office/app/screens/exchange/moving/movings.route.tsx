import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
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
import { MOVINGS } from "./moving-shape.ts";
import { beginMoving, loadMovings } from "./moving.server.ts";
import styles from "./moving.module.css";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadMovings(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => beginMoving(request, context);

export const meta = titled(texts.title);

export default function Movings() {
  const { state, movings, total, lastPage } = useLoaderData<typeof loader>();
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
    <Page title={texts.title}>
      <p className={styles.intro}>{texts.explain}</p>
      <Panel title={texts.begin}>
        <ActionForm name="begin" refused={refused}>
          <Select
            label={texts.platform}
            name="platform"
            options={optionsOf(texts.platforms)}
            errors={refused?.errors}
            required
          />
          <Field
            label={texts.store}
            name="store"
            hint={texts.storeHint}
            autoComplete="off"
            maxLength={100}
            errors={refused?.errors}
          />
          <SendButton form="begin">{texts.beginNow}</SendButton>
        </ActionForm>
      </Panel>
      <ListView shape={MOVINGS} state={state} paging={{ total, lastPage }} empty={texts.none}>
        <DataTable caption={texts.list} shape={MOVINGS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
