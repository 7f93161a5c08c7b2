import { Link, useLoaderData } from "react-router";
import { SUPPRESSION_REASONS } from "@curat/contract/staff/campaigns.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { SUPPRESSIONS } from "./campaigns-shape.ts";
import type { loadSuppressions } from "./suppressions.server.ts";
import { texts } from "./texts.ts";

export { changeSuppressions as action, loadSuppressions as loader } from "./suppressions.server.ts";

export const meta = titled(texts.suppressions);

export default function Suppressions() {
  const { state, suppressions, total, lastPage, mayEdit } = useLoaderData<typeof loadSuppressions>();
  const refused = useRefused("add");
  const rows = suppressions.map((one) => ({
    id: one.id,
    cells: {
      email: one.email ?? "(datele au fost șterse)",
      motiv: SUPPRESSION_REASONS[one.reason],
      raspuns: one.detail,
      data: <Moment at={one.created_at} />,
      reia: mayEdit && (
        <PressButton intent="remove" fields={{ id: one.id }} variant="quiet">
          Reia trimiterea
        </PressButton>
      ),
    },
  }));
  return (
    <ListPage
      title={texts.suppressions}
      pageActions={
        <Link className={buttonClass("secondary")} to={texts.list}>
          {texts.title}
        </Link>
      }
      shape={SUPPRESSIONS}
      state={state}
      paging={{ total, lastPage }}
      rows={rows}
    >
      <p>
        Aceste adrese nu primesc campanii, chiar dacă sunt abonate: serverul lor respinge mesajele sau
        persoana le-a reclamat. E-mailurile despre comenzi se trimit în continuare.
      </p>
      {mayEdit && (
        <Panel title="Exclude o adresă">
          <ActionForm name="add" refused={refused}>
            <EmailField
              label="E-mail"
              name="email"
              defaultValue={refused?.values.email ?? ""}
              errors={refused?.errors}
              required
            />
            <SendButton form="add">Nu îi mai trimite campanii</SendButton>
          </ActionForm>
        </Panel>
      )}
    </ListPage>
  );
}
