import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
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
  titled(loaderData ? titleOf(loaderData.offer) : "Oferte")();

function titleOf({ number, company, name, is_requested }: OfferData["offer"]): string {
  return texts.titleOf(number, company || name, is_requested);
}

export default function Offer() {
  const loaded = useLoaderData<typeof loader>();
  const { offer, history, otherViewers, mayEdit } = loaded;
  const { id, version, state, total, total_net: net, may } = offer;
  return (
    <RecordPage
      title={titleOf(offer)}
      room={{ to: "/oferte", text: "Oferte" }}
      {...{ kind: "offer" as const, id, otherViewers, history }}
      formTitle="Oferta"
      form={
        <>
          <p>
            <Status text={texts.stateOf(offer)} variant={offerVariant(state)} />
          </p>
          <OfferForm key={`${id}-${version}`} {...loaded} mayEdit={mayEdit && may.edit} />
          <dl className={`grid gap-x-6 gap-y-1 justify-end text-right ${styles.totals}`}>
            <dt>Total fără TVA</dt>
            <dd>
              <Price lei={net} />
            </dd>
            <dt>Total cu TVA</dt>
            <dd>
              <Price lei={total} />
            </dd>
          </dl>
          <FoundProducts {...loaded} />
        </>
      }
      sidebar={
        <>
          <BuyerPanel {...loaded} />
          {loaded.mayOrder && may.order && <OrderPanel offer={offer} />}
          {mayEdit && (may.send || may.withdraw) && <ActionsPanel offer={offer} />}
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
    <Panel title="Clientul">
      <FactList
        facts={[
          ["Nume", name],
          ["Firmă", company],
          ["CUI", cui],
          [
            "E-mail",
            email && (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          [
            "Telefon",
            phone && (
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>
            ),
          ],
          [offer.is_requested ? "Cerută" : "Începută", <Moment key="at" at={at} />],
          [
            "Cont",
            customerId !== null && maySeeCustomer && (
              <Link key="account" to={`/clienti/${customerId}`}>
                Vezi clientul
              </Link>
            ),
          ],
          [
            "Comanda",
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
      {message !== "" && <p className="pre-line">{message}</p>}
      {asked.length > 0 && (
        <details className={styles.asked} open={state === "requested"}>
          <summary>Cerere</summary>
          <ul>
            {asked.map(({ text, quantity }) => (
              <li key={text}>
                {quantity} × {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function OrderPanel({ offer: { id, state, is_changed: isChanged } }: Pick<OfferData, "offer">) {
  return (
    <Panel title="Comanda">
      <p>
        {state === "accepted"
          ? "Clientul a acceptat oferta. Comanda preia prețurile ofertei, inclusiv la rândurile fără produs din catalog."
          : "Dacă clientul a acceptat prin telefon sau e-mail, poți face comanda în locul lui."}
      </p>
      {isChanged && <p>Modificările netrimise nu intră în comandă.</p>}
      <p>
        <Link to={`/comenzi/noua?oferta=${id}`} className={buttonClass()}>
          Fă comanda
        </Link>
      </p>
    </Panel>
  );
}

function ActionsPanel({
  offer: { version, may, sent, is_changed: isChanged, state },
}: Pick<OfferData, "offer">) {
  const isAgain = sent.length > 0;
  return (
    <Panel title="Acțiuni">
      {may.send && (
        <>
          <p>
            {isAgain
              ? "Modificările se salvează și clientul primește versiunea nouă. Linkul și numărul ofertei rămân aceleași."
              : "Modificările se salvează, apoi clientul primește un e-mail cu PDF-ul și linkul ofertei. Versiunea trimisă nu se mai schimbă."}
          </p>
          {isAgain && !isChanged && state === "offered" && (
            <p>Nu ai modificat nimic de la ultima trimitere.</p>
          )}
          <p>
            <SendButton form={FORM} formId={FORM_ID} name="act" value="send">
              {isAgain ? "Trimite din nou" : "Trimite oferta"}
            </SendButton>
          </p>
        </>
      )}
      {may.withdraw && (
        <ConfirmDelete open="Retrage sau refuză">
          <ReasonForm
            name="withdraw"
            version={version}
            label="Motivul (clientul îl vede)"
            hint="Se trimite pe e-mail."
            button="Retrage"
          />
        </ConfirmDelete>
      )}
    </Panel>
  );
}

function SentPanel({ offer: { id, sent } }: Pick<OfferData, "offer">) {
  if (sent.length === 0) return null;
  return (
    <Panel title="Ce s-a trimis">
      <ul className={styles.sent}>
        {sent.map((one) => (
          <li className="stack" key={one.version}>
            <a href={`/admin/oferte/${id}/versiune/${one.version}`}>
              Versiunea {one.version}, {one.by}, PDF
            </a>
            <span>
              <Moment at={one.sent_at} /> · <Price lei={one.total} />
            </span>
            <span>
              Valabilă până la <Moment at={one.valid_until} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
