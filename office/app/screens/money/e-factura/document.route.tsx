import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import type { EfacturaWhole } from "@curat/contract/staff/efactura";
import { Price } from "../../../components/money/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { FinalAct } from "../../../components/form/final-act.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { placeOf, stateText, stateVariant } from "./e-factura-shape.ts";
import { actOnDocument, loadDocument } from "./e-factura.server.ts";
import styles from "./e-factura.module.css";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadDocument(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnDocument(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.document.name ?? texts.title)();

export default function Document() {
  const { document, may } = useLoaderData<typeof loader>();
  return (
    <Page
      title={document.name}
      trail={[{ to: "/e-factura", text: texts.title }]}
      acts={<Status text={stateText(document)} variant={stateVariant(document)} />}
    >
      <Panel title={texts.document}>
        <FactList
          facts={[
            [texts.buyer, document.buyer],
            [texts.total, <Price key="total" lei={document.total} />],
            [texts.issued, <Moment key="issued" at={document.issued_at} />],
            [texts.due, dayText(document.due_on)],
            [texts.next, document.next_at && <Moment key="next" at={document.next_at} />],
            [
              texts.order,
              <Link key="order" to={`/comenzi/${document.order_id}`}>
                {texts.toOrder}
              </Link>,
            ],
          ]}
        />
        {document.state === "unknown" && <p>{texts.unknownHint}</p>}
        {document.waits_for !== null && <p>{texts.waitsFor(document.waits_for)}</p>}
        {document.stornos.length > 0 && <p>{texts.stornos(document.stornos.join(", "))}</p>}
        {document.standing > 1 && <p className={styles.warning}>{texts.doubleHint}</p>}
      </Panel>
      {document.problems.length > 0 && <Problems document={document} may={may} />}
      <Attempts attempts={document.attempts} />
      <Messages messages={document.messages} />
    </Page>
  );
}

function Problems({ document, may }: Awaited<ReturnType<typeof loadDocument>>) {
  const isHeld = (document.state === "refused" || document.state === "draft") && !document.is_closed;
  const isOfSeller = document.problems.some(({ field }) => field.startsWith("seller"));
  // With something else wrong too, the order's page is not the only place.
  const mends = document.problems.every(({ field }) => field.startsWith("buyer"))
    ? texts.mendBuyer
    : texts.mendHow;
  return (
    <Panel title={texts.problems}>
      <ul className={styles.attempts}>
        {document.problems.map(({ rule, field, message }, index) => (
          <li key={index}>
            <FactList
              facts={[
                [texts.says, message],
                [texts.rule, rule],
                [texts.field, placeOf(field)],
              ]}
            />
          </li>
        ))}
      </ul>
      {isHeld && (
        <>
          <p>{document.kind === "storno" ? texts.mendStorno : mends}</p>
          {isOfSeller && may.seeSettings && (
            <p>
              <Link to="/setari/INVOICE">{texts.mendSeller}</Link>
            </p>
          )}
          {may.issue && (
            <div className={styles.acts}>
              <FinalAct open={texts.send}>
                <p>{texts.sendHint}</p>
                <PressButton intent="send">{texts.send}</PressButton>
              </FinalAct>
              <FinalAct open={texts.close}>
                <p>{texts.closeHint}</p>
                <PressButton intent="close">{texts.close}</PressButton>
              </FinalAct>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

function Attempts({ attempts }: Pick<EfacturaWhole, "attempts">) {
  return (
    <Panel title={texts.attempts}>
      {attempts.length === 0 && <p>{texts.noAttempts}</p>}
      <ol className={styles.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.started_at}>
            <FactList
              facts={[
                [texts.started, <Moment key="started" at={attempt.started_at} />],
                [texts.ended, attempt.ended ? texts.ends[attempt.ended] : texts.underway],
                [texts.became, attempt.settled && texts.settles[attempt.settled]],
                [texts.index, attempt.upload_index],
                [texts.answer, attempt.answer],
              ]}
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Messages({ messages }: Pick<EfacturaWhole, "messages">) {
  if (messages.length === 0) return null;
  return (
    <Panel title={texts.messages}>
      <ul className={styles.links}>
        {messages.map(({ id, kind, has_zip: hasZip, problem }) => (
          <li key={id}>
            {hasZip ? (
              <Link to={`/e-factura/fisiere/${id}.zip`} reloadDocument>
                {`${texts.download}: ${texts.messageKinds[kind]}`}
              </Link>
            ) : (
              `${texts.messageKinds[kind]}: ${problem ?? texts.noZip}`
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
