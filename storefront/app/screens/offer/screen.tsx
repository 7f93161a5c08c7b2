import { FileDown } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import type { OfferView } from "../../components/offer/offer-view.ts";
import type { OfferData } from "./load.server.ts";
import { OfferLines } from "./offer-lines.tsx";
import styles from "./offer.module.css";
import { offerVariant } from "../../components/offer/offer-variant.ts";
import { texts } from "../../components/offer/texts.ts";

export function OfferScreen({ data: { offer } }: { data: OfferData }) {
  if (!offer)
    return (
      <div className={`stack gap-4 one-column ${styles.offer}`}>
        <PageHead title={texts.title} />
        <p>{texts.missing}</p>
        <p>
          <a href="/comanda-rapida" className={buttonClass("secondary")}>
            {texts.newSheet}
          </a>
        </p>
      </div>
    );
  const { title, state, stateText, until, note, reason, lines, asked, version } = offer;
  return (
    <div className={`stack gap-4 one-column ${styles.offer}`}>
      <PageHead title={title} state={<Status text={stateText} variant={offerVariant(state)} />} />
      {state === "requested" && <p>{texts.waiting}</p>}
      {state === "accepted" && !offer.order && <p>{texts.accepted}</p>}
      {until && (state === "offered" || state === "expired") && <p>{texts.until(until)}</p>}
      {offer.isReplaced && version !== null && <p>{texts.replaced(version)}</p>}
      {offer.order && <p>{texts.order(offer.order.number)}</p>}
      {reason !== "" && (
        <p className={`px-4 py-3 rounded bg-surface ${styles.words}`}>
          <b>{texts.reason}</b> {reason}
        </p>
      )}
      {note !== "" && <p className={`px-4 py-3 rounded bg-surface ${styles.words}`}>{note}</p>}
      {lines.length > 0 ? (
        <section aria-labelledby="lines" className="stack gap-3 min-w-0">
          <h2 className="text-xl" id="lines">
            {texts.lines}
          </h2>
          <OfferLines lines={lines} />
          <Totals offer={offer} />
        </section>
      ) : (
        <section aria-labelledby="asked" className="stack gap-3 min-w-0">
          <h2 className="text-xl" id="asked">
            {texts.asked}
          </h2>
          <ul>
            {asked.map(({ text, quantity }) => (
              <li key={text}>
                {text}: {texts.pieces(quantity)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Actions offer={offer} />
    </div>
  );
}

function Totals({ offer: { total, total_net: net, total_vat: vat } }: { offer: OfferView }) {
  return (
    <>
      <dl className={`grid gap-x-6 gap-y-1 items-baseline ${styles.totals}`}>
        {vat > 0 && (
          <>
            <dt>{`${texts.total} ${texts.withoutVat}`}</dt>
            <dd>
              <Price lei={net} />
            </dd>
            <dt>{texts.vatTotal}</dt>
            <dd>
              <Price lei={vat} />
            </dd>
          </>
        )}
        <dt>{vat > 0 ? `${texts.total} ${texts.withVat}` : texts.total}</dt>
        <dd>
          <Price lei={total} size="large" />
        </dd>
      </dl>
      <p className={styles.hint}>{texts.terms}</p>
    </>
  );
}

function Actions({ offer: { address, state, hindrance, isOrderable, version } }: { offer: OfferView }) {
  const isBusy = useNavigation().state !== "idle";
  const isOpen = state === "offered";
  return (
    <div className="stack gap-3 justify-items-start" data-screen-only>
      {isOpen && hindrance !== null && (
        <output className={`px-4 py-3 rounded bg-surface ${styles.words}`}>{hindrance}</output>
      )}
      {isOpen && hindrance === null && (
        <Form method="post" action={address} className="stack gap-3 justify-items-start">
          <Button name="intent" value={isOrderable ? "accept" : "accept-free"} isBusy={isBusy}>
            {isOrderable ? texts.accept : texts.acceptFree}
          </Button>
          <p className={styles.hint}>{isOrderable ? texts.acceptHint : texts.acceptFreeHint}</p>
        </Form>
      )}
      <div className="cluster items-center gap-4">
        {version !== null && state !== "withdrawn" && (
          <a href={`${address}/pdf`} download className={buttonClass("secondary")}>
            <FileDown aria-hidden size={18} /> {texts.pdf}
          </a>
        )}
        {isOpen && (
          <details>
            <summary className="row items-center min-h-touch underline">{texts.decline}</summary>
            <Form className="stack gap-3 justify-items-start" method="post" action={address}>
              <p>{texts.declineQuestion}</p>
              <Button name="intent" value="decline" variant="secondary" isBusy={isBusy}>
                {texts.decline}
              </Button>
            </Form>
          </details>
        )}
        {(state === "expired" || state === "declined" || state === "withdrawn") && (
          <a href="/comanda-rapida">{texts.newSheet}</a>
        )}
      </div>
    </div>
  );
}
