import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Page, Panel } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { loadHome } from "./load.server.ts";
import { texts } from "./texts.ts";
import { TodayList } from "./today-list.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context);

export const meta = titled(texts.title);

export default function Home() {
  const { name, today } = useLoaderData<typeof loader>();
  return (
    <Page title={texts.hello(name)}>
      <Panel title={texts.today}>
        <TodayList rows={today} />
      </Panel>
    </Page>
  );
}
