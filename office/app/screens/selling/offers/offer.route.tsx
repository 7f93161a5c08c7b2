import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { FinalAct } from "../../../components/form/final-act.tsx";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordPage } from "../../../components/record/record-page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { FoundProducts } from "./found-products.tsx";
import { FORM, FORM_ID } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import { changeOffer, loadOffer } from "./offer.server.ts";
import type { OfferData } from "./offer.server.ts";
import styles from "./offers.module.css";
import { offerVariant } from "./offers-shape.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadOffer(context, params.id ?? "", url);

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeOffer(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? titleOf(loaderData.offer) : texts.title)();

function titleOf({ number, company, name }: OfferData["offer"]): string {
  return texts.titleOf(number, company || name);
}

export default function Offer() {
  const loaded = useLoaderData<typeof loader>();
  const { offer, history, others, mayEdit } = loaded;
  const { id, version, state, total, total_net: net, may } = offer;
  return (
    <RecordPage
      title={titleOf(offer)}
      room={{ to: "/oferte", text: texts.title }}
      {...{ kind: "offer" as const, id, others, history }}
      formTitle={texts.draft}
      form={
        <>
          <p>
            <Status text={texts.states[state]} variant={offerVariant(state)} />
          </p>
          <OfferForm key={`${id}-${version}`} {...loaded} mayEdit={mayEdit && may.edit} />
          <dl className={styles.totals}>
            <dt>{texts.netTotal}</dt>
            <dd>
              <Price lei={net} />
            </dd>
            <dt>{texts.total}</dt>
            <dd>
              <Price lei={total} />
            </dd>
          </dl>
          <FoundProducts {...loaded} />
        </>
      }
      beside={
        <>
          <BuyerPanel {...loaded} />
          {mayEdit && (may.send || may.withdraw) && <ActsPanel offer={offer} />}
          <SentPanel offer={offer} />
        </>
      }
    />
  );
}

function BuyerPanel({ offer, maySeeCustomer, maySeeOrder }: OfferData) {
  const {
    name,
    state,
    company,
    cui,
    email,
    phone,
    message,
    customer_id: customerId,
    order,
    created_at: at,
    asked,
  } = offer;
  return (
    <Panel title={texts.buyer}>
      <FactList
        facts={[
          [texts.name, name],
          [texts.company, company],
          [texts.cui, cui],
          [
            texts.email,
            email && (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          [
            texts.phone,
            phone && (
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>
            ),
          ],
          [texts.at, <Moment key="at" at={at} />],
          [
            texts.account,
            customerId !== null && maySeeCustomer && (
              <Link key="account" to={`/clienti/${customerId}`}>
                {texts.toAccount}
              </Link>
            ),
          ],
          [
            texts.order,
            order &&
              (maySeeOrder ? (
                <Link key="order" to={`/comenzi/${order.id}`}>
                  {order.number}
                </Link>
              ) : (
                order.number
              )),
          ],
        ]}
      />
      {message !== "" && <p className={styles.message}>{message}</p>}
      <details className={styles.asked} open={state === "requested"}>
        <summary>{texts.asked}</summary>
        <ul>
          {asked.map(({ text, quantity }) => (
            <li key={text}>
              {quantity} × {text}
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}

function ActsPanel({
  offer: { version, may, sent, is_changed: isChanged, state },
}: Pick<OfferData, "offer">) {
  const isAgain = sent.length > 0;
  return (
    <Panel title={texts.acts}>
      {may.send && (
        <>
          <p>{isAgain ? texts.sendAgainExplain : texts.sendExplain}</p>
          {state === "accepted" && <p>{texts.acceptedExplain}</p>}
          {isAgain && !isChanged && state === "offered" && <p>{texts.unchanged}</p>}
          <p>
            <SendButton form={FORM} formId={FORM_ID} name="act" value="send">
              {isAgain ? texts.sendAgain : texts.send}
            </SendButton>
          </p>
        </>
      )}
      {may.withdraw && (
        <FinalAct open={texts.withdraw}>
          <ReasonForm
            name="withdraw"
            version={version}
            label={texts.reason}
            hint={texts.reasonHint}
            button={texts.confirmWithdraw}
          />
        </FinalAct>
      )}
    </Panel>
  );
}

function SentPanel({ offer: { id, sent } }: Pick<OfferData, "offer">) {
  if (sent.length === 0) return null;
  return (
    <Panel title={texts.sentVersions}>
      <ul className={styles.sent}>
        {sent.map((one) => (
          <li key={one.version}>
            <a href={`/admin/oferte/${id}/versiune/${one.version}`}>
              {texts.version(one.version, one.by)}, {texts.pdf}
            </a>
            <span>
              <Moment at={one.sent_at} /> · <Price lei={one.total} />
            </span>
            <span>
              {texts.until} <Moment at={one.valid_until} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
