import { Link, useLoaderData } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { MAX_SUBJECT_LENGTH } from "@curat/contract/staff/campaigns.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { CAMPAIGNS, campaignVariant } from "./campaigns-shape.ts";
import type { loadCampaigns } from "./campaigns.server.ts";
import { STATES, texts } from "./texts.ts";

export { createCampaign as action, loadCampaigns as loader } from "./campaigns.server.ts";

export const meta = titled(texts.title);

const FORM = "new-campaign";

export default function Campaigns() {
  const { state, campaigns, reminders, total, lastPage, mayEdit } = useLoaderData<typeof loadCampaigns>();
  const refused = useRefused(FORM);
  const rows = campaigns.map((one) => ({
    id: one.id,
    cells: {
      subiect: <Link to={`${texts.list}/${one.id}`}>{one.subject || "(fără subiect)"}</Link>,
      stare: <Status text={STATES[one.state]} variant={campaignVariant(one.state)} />,
      trimitere: <Moment at={one.send_at} />,
      terminata: <Moment at={one.finished_at} />,
      destinatari: one.recipients,
      trimise: one.sent,
    },
  }));
  return (
    <ListPage
      title={texts.title}
      pageActions={
        <Link className={buttonClass("secondary")} to={`${texts.list}/adrese-oprite`}>
          {texts.suppressions}
        </Link>
      }
      shape={CAMPAIGNS}
      state={state}
      paging={{ total, lastPage }}
      rows={rows}
    >
      <p className="mb-4">{texts.consent}</p>
      <details>
        <summary>E-mailuri automate din ultimele 30 de zile</summary>
        <FactList
          facts={[
            ["Despre coșul abandonat", reminders.cart.reminders],
            ["Comenzi în 7 zile după e-mailul despre coș", reminders.cart.orders],
            ["Valoarea lor", formatOfficeLei(reminders.cart.total)],
            ["Despre produsele cumpărate regulat", reminders.reorder.reminders],
            ["Comenzi în 7 zile după e-mailul despre produse", reminders.reorder.orders],
            ["Valoarea acestora", formatOfficeLei(reminders.reorder.total)],
          ]}
        />
        <p>Inițial sunt oprite. Le pornești din Setări, la E-mailuri automate către abonați.</p>
      </details>
      {mayEdit && (
        <Panel title={texts.new}>
          <ActionForm name={FORM} refused={refused}>
            <Field
              label="Subiect"
              name="subject"
              hint="Îl poți schimba oricând înainte de trimitere."
              defaultValue={refused?.values.subject ?? ""}
              errors={refused?.errors}
              maxLength={MAX_SUBJECT_LENGTH}
              autoComplete="off"
              required
            />
            <SendButton form={FORM}>Scrie campania</SendButton>
          </ActionForm>
        </Panel>
      )}
    </ListPage>
  );
}
