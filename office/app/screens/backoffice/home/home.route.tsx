import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { SalesOverview } from "../../money/figures/sales-figures.tsx";
import { StepsPanel } from "../first-steps/steps-panel.tsx";
import { loadHome } from "./load.server.ts";
import { texts } from "./texts.ts";
import { TodayList } from "./today-list.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context);

export const meta = titled(texts.title);

export default function Home() {
  const { name, today, by, figures, first } = useLoaderData<typeof loader>();
  return (
    <Page title={texts.hello(name)}>
      {first && <StepsPanel first={first} />}
      <Panel title={texts.today}>
        <TodayList rows={today} />
      </Panel>
      {figures && (
        <Panel title={texts.figures}>
          <SalesOverview figures={figures} by={by} />
          <p>
            <Link to="/cifre">{texts.allFigures}</Link>
          </p>
        </Panel>
      )}
    </Page>
  );
}
