import { PRIVACY_KINDS } from "@curat/contract/privacy.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { ConsentForm } from "../../../components/consent-form/consent-form.tsx";
import { texts as consentTexts } from "../../../components/consent-form/texts.ts";
import { longDate } from "@curat/ui/date/long-date.ts";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import styles from "./cookie.module.css";
import type { RightsData } from "./load.server.ts";
import { RequestDialog } from "./request-dialog.tsx";
import { texts } from "./texts.ts";

export function RightsScreen({
  data: { email, asked, hasList, requests, consentGroups },
}: {
  data: RightsData;
}) {
  return (
    <>
      <PageHead title={texts.title} />
      <section className="card stack gap-4 p-5">
        <h2>{texts.rights}</h2>
        <p>{texts.about}</p>
        <p className="cluster gap-3">
          {PRIVACY_KINDS.map((kind) => (
            <a
              key={kind}
              href={`/account/cookie?cerere=${kind}`}
              className={buttonClass("secondary")}
              data-keeps-place
            >
              {texts.kinds[kind]}
            </a>
          ))}
        </p>
        {hasList && <Requests requests={requests} />}
      </section>
      <section className="card stack gap-4 p-5">
        <h2>{consentTexts.settings}</h2>
        <p>{consentTexts.about}</p>
        <ConsentForm groups={consentGroups} />
      </section>
      {asked && <RequestDialog key={asked} kind={asked} email={email} />}
    </>
  );
}

function Requests({ requests }: Pick<RightsData, "requests">) {
  if (!requests) return <p>{accountTexts.unavailable}</p>;
  if (requests.length === 0) return <p className={styles.muted}>{texts.none}</p>;
  return (
    <>
      <h3>{texts.list}</h3>
      <ul className="stack gap-2">
        {requests.map(({ id, type, created_at, state }) => (
          <li className="cluster justify-between gap-x-4 gap-y-1 py-2 line-below" key={id}>
            <b>{texts.kinds[type]}</b>
            <span>
              {longDate(created_at)} · {texts.states[state]}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
