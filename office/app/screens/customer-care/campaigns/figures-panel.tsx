import { CAMPAIGN_ORDER_DAYS } from "@curat/contract/staff/campaigns.values";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { loadCampaign } from "./campaign.server.ts";

type Loaded = Awaited<ReturnType<typeof loadCampaign>>;

export function FiguresPanel({ figures }: Pick<Loaded, "figures">) {
  return (
    <Panel title="Cifre">
      <FactList
        facts={[
          ["Trimise", figures.sent],
          ["În așteptare", figures.waiting],
          ["Adrese refuzate", figures.refused],
          ["Nelivrate", figures.failed],
          ["Trimise, fără confirmare", figures.unknown],
          ["Netrimise: dezabonați și adrese excluse", figures.skipped],
          ["Dezabonări", figures.left],
          ["Reclamate ca nedorite", figures.complaints],
          ["Comenzi cu codul din campanie", figures.coupon_orders],
          ["Valoarea lor", formatOfficeLei(figures.coupon_total)],
          [`Comenzi ale destinatarilor în ${CAMPAIGN_ORDER_DAYS} zile`, figures.orders],
          ["Valoarea lor totală", formatOfficeLei(figures.total)],
        ]}
      />
      <p>
        E-mailurile nu urmăresc pe nimeni: nu se știe cine le-a deschis și nici ce linkuri a folosit.
        Comenzile destinatarilor sunt numărate după adresa de e-mail și pot să nu aibă legătură cu campania.
      </p>
    </Panel>
  );
}
