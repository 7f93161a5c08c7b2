import { Link, useLoaderData } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { SalesOverview } from "../../../components/figures/sales-overview.tsx";
import { StepsPanel } from "./steps-panel.tsx";
import type { loadHome } from "./load.server.ts";
import { DashboardList } from "../../../components/dashboard/dashboard-list.tsx";

export { loadHome as loader } from "./load.server.ts";

export const meta = titled("Acasă");

export default function Home() {
  const { name, today, by, figures, first } = useLoaderData<typeof loadHome>();
  return (
    <Page title={name ? `Bună, ${name}` : "Bună"}>
      {first && <StepsPanel first={first} />}
      <Panel title="De făcut">
        <DashboardList rows={today} />
      </Panel>
      {figures && (
        <Panel title="Vânzări în ultimele 30 de zile">
          <SalesOverview figures={figures} by={by} />
          <p>
            <Link to="/cifre">Toate cifrele</Link>
          </p>
        </Panel>
      )}
    </Page>
  );
}
