import { FactList } from "../../../components/facts/fact-list.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { CustomerState } from "../../../components/status/customer-status.tsx";
import type { CustomerData } from "./customer.server.ts";
import { texts } from "./texts.ts";

export function AccountPanel({ customer, may }: Pick<CustomerData, "customer" | "may">) {
  const { email, phone, state, version, sessions } = customer;
  const loginMethods = [
    ...(customer.has_password ? [texts.byPassword] : []),
    ...customer.logins.map((provider) => texts.by(provider)),
  ];
  return (
    <Panel title={texts.account}>
      <FactList
        facts={[
          [
            texts.email,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [texts.phone, phone && <a href={`tel:${phone}`}>{phone}</a>],
          [texts.state, <CustomerState key="state" state={state} />],
          [texts.lockedSince, customer.locked_at && <Moment at={customer.locked_at} />],
          [texts.created, <Moment key="created" at={customer.created_at} />],
          [texts.login, loginMethods.join(", ") || texts.noLogin],
          [texts.sessions, String(sessions)],
          [texts.seen, <Moment key="seen" at={customer.last_seen_at} none={texts.never} />],
          [texts.favourites, String(customer.favourites)],
          [texts.newsletter, <Newsletter key="news" newsletter={customer.newsletter} />],
        ]}
      />
      {may.edit && (
        <div className="cluster gap-2">
          {state === "locked" ? (
            <PressButton intent="unlock" fields={{ version }}>
              {texts.unlock}
            </PressButton>
          ) : (
            <>
              <PressButton intent="link">{texts.sendLink}</PressButton>
              <PressButton intent="lock" fields={{ version }}>
                {texts.lock}
              </PressButton>
            </>
          )}
          {sessions > 0 && <PressButton intent="end">{texts.end}</PressButton>}
        </div>
      )}
    </Panel>
  );
}

function Newsletter({ newsletter }: Pick<CustomerData["customer"], "newsletter">) {
  const { newsletters } = texts;
  if (!newsletter) return newsletters.none;
  const { confirmed_at, left_at } = newsletter;
  if (left_at)
    return (
      <>
        {newsletters.left} <Moment at={left_at} />
      </>
    );
  if (!confirmed_at) return newsletters.asked;
  return (
    <>
      {newsletters.confirmed} <Moment at={confirmed_at} />
    </>
  );
}
