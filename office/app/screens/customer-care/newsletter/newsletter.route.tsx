import { useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { QueueIntro } from "../../../components/queue/queue-intro.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { listAddress } from "../../../lists/list-address.ts";
import { SUBSCRIBERS, subscriptionVariant } from "./newsletter-shape.ts";
import type { loadSubscribers } from "./newsletter.server.ts";
import { texts } from "./texts.ts";

export { loadSubscribers as loader } from "./newsletter.server.ts";

export const meta = titled("Newsletter");

const FORMATS = ["csv", "xlsx"];

export default function Newsletter() {
  const { state, subscribers, total, lastPage, mayExport } = useLoaderData<typeof loadSubscribers>();
  const rows = subscribers.map((one) => ({
    id: one.email,
    cells: {
      email: one.email,
      stare: <Status text={texts.states[one.state]} variant={subscriptionVariant(one.state)} />,
      cerut: <Moment at={one.asked_at} />,
      confirmat: <Moment at={one.confirmed_at} />,
      dezabonat: <Moment at={one.left_at} />,
    },
  }));
  const address = listAddress(SUBSCRIBERS, { ...state, page: 1 });
  return (
    <ListPage
      title="Newsletter"
      pageActions={
        mayExport &&
        // No `download` attribute, because browsers would save the second factor's page as the file.
        FORMATS.map((format) => (
          <a key={format} href={`/admin/newsletter.${format}${address}`} className={buttonClass("secondary")}>
            Descarcă {format.toUpperCase()}
          </a>
        ))
      }
      shape={SUBSCRIBERS}
      state={state}
      paging={{ total, lastPage }}
      rows={rows}
    >
      <QueueIntro waiting="Adresele abonate în prezent." state={state.filters.stare} />
      <p>
        Dovada acordului: ziua în care s-a cerut abonarea și cea în care a fost deschis linkul trimis la acea
        adresă.
      </p>
    </ListPage>
  );
}
