import { Link, useLoaderData } from "react-router";
import type { StaffFeed } from "@curat/contract/staff/feeds";
import { FEED_FORMAT_LABEL, FEED_OMISSION_LABEL } from "@curat/contract/staff/feeds.values";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { loadFeeds } from "./feeds.server.ts";

export { loadFeeds as loader } from "./feeds.server.ts";

const TITLE = "Fluxuri de produse";

export const meta = titled(TITLE);

export default function Feeds() {
  const { feeds } = useLoaderData<typeof loadFeeds>();
  return (
    <Page title={TITLE} trail={[{ to: "/setari", text: "Setări" }]}>
      <p className="mb-4">
        Fișierele pe care le citesc Google, Meta și comparatoarele de prețuri. Se scriu din nou la cel mult
        zece minute după o schimbare. Fluxurile se adaugă în{" "}
        <Link to="/setari/feeds">Roboți și fluxuri de produse</Link>.
      </p>
      {feeds.length === 0 && <p>Magazinul nu are niciun flux de produse.</p>}
      {feeds.map((feed) => (
        <Panel key={feed.name} title={`${feed.name} (${FEED_FORMAT_LABEL[feed.format]})`}>
          <FeedFacts feed={feed} />
          {feed.omitted.map((omitted) => (
            <Omitted key={omitted.reason} omitted={omitted} />
          ))}
        </Panel>
      ))}
    </Page>
  );
}

function FeedFacts({ feed }: { feed: StaffFeed }) {
  return (
    <ul className="list stack gap-2">
      <li>Produse în flux: {feed.products ?? "se pregătește"}</li>
      <li>
        Scris: <Moment at={feed.written_at} none="încă nu" />
      </li>
      <li>
        Prețurile sunt valabile până la: <Moment at={feed.valid_until} />
      </li>
      <li>
        Citit ultima dată: <Moment at={feed.fetched_at} none="niciodată" />
      </li>
    </ul>
  );
}

function Omitted({ omitted: { reason, count, first } }: { omitted: StaffFeed["omitted"][number] }) {
  return (
    <details className="mt-4">
      <summary>
        {FEED_OMISSION_LABEL[reason]} ({count})
      </summary>
      <ul className="list">
        {first.map(({ id, code, name }) => (
          <li key={id}>
            <Link to={`/produse/${id}`}>{name}</Link> ({code})
          </li>
        ))}
      </ul>
      {count > first.length && <p className="hint">Sunt afișate primele {first.length}.</p>}
    </details>
  );
}
