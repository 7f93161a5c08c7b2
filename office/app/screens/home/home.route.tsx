import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Page, Panel, Panels } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { loadHome } from "./load.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context);

export const meta = titled(texts.title);

export default function Home() {
  const { name, queues } = useLoaderData<typeof loader>();
  return (
    <Page title={texts.hello(name)}>
      {queues.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <Panels>
          {queues.map(({ title, total, to }) => (
            <Panel key={to} title={title}>
              <p>{total === 0 ? texts.none : <Link to={to}>{texts.orders(total)}</Link>}</p>
            </Panel>
          ))}
        </Panels>
      )}
    </Page>
  );
}
