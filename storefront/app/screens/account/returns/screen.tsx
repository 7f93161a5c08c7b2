import { PackageCheck, Undo2 } from "lucide-react";
import { Pagination } from "@curat/ui/pagination/pagination.tsx";
import { Empty } from "../empty.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { usePromises } from "../../../components/promises/use-promises.ts";
import { Records } from "../records.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import type { ReturnsData, ReturnView } from "./load.server.ts";
import { ReturnForm } from "../../../components/returns/return-form.tsx";
import styles from "./returns.module.css";
import { texts } from "../../../components/returns/texts.ts";

const PAGE = "/account/returns";
const WINDOW = 10;

export function ReturnsScreen({ data }: { data: ReturnsData }) {
  const { returnPages, orderPages } = data;
  return (
    <>
      <PageHead title={texts.title} />
      <section className="stack gap-3 min-w-0 mt-5" aria-labelledby="own-returns">
        <h2 id="own-returns">{texts.own}</h2>
        <Own returns={data.returns} />
        <Pagination
          {...returnPages}
          window={WINDOW}
          addressOf={(page) => `${PAGE}?page=${page}&orders=${orderPages.current}`}
        />
      </section>
      <section className="stack gap-3 min-w-0 mt-5" aria-labelledby="returnable-orders">
        <h2 id="returnable-orders">{texts.eligible}</h2>
        <Eligible data={data} />
        <Pagination
          {...orderPages}
          window={WINDOW}
          addressOf={(page) => `${PAGE}?page=${returnPages.current}&orders=${page}`}
        />
      </section>
    </>
  );
}

function Own({ returns }: Pick<ReturnsData, "returns">) {
  if (!returns) return <p>{accountTexts.unavailable}</p>;
  if (returns.length === 0) return <Empty icon={Undo2} text={texts.empty} hint={texts.emptyHint} />;
  return (
    <Records>
      {returns.map((request) => (
        <li key={request.id}>
          <OwnReturn request={request} />
        </li>
      ))}
    </Records>
  );
}

function OwnReturn({ request }: { request: ReturnView }) {
  const { number, order, orderId, date, status, statusVariant, rejection, transport, products } = request;
  return (
    <>
      <p className={`items-center justify-between gap-2 ${styles.row}`}>
        <b>{texts.request(number)}</b>
        <Status text={status} variant={statusVariant} />
      </p>
      <p className={styles.muted}>
        {date && texts.askedAt(date)}
        {orderId && (
          <>
            {date ? `, ${texts.fromOrder} ` : ""}
            <a href={`/account/comenzi/${orderId}`}>{texts.order(order)}</a>
          </>
        )}
      </p>
      <ul className={styles.goods}>
        {products.map(({ product, quantity, um }, index) => (
          <li key={`${product}-${index}`}>{`${product}: ${texts.pieces(quantity, um)}`}</li>
        ))}
      </ul>
      {rejection && <p>{texts.rejection(rejection)}</p>}
      {transport && (
        <p>
          {transport.code
            ? texts.dropOff(transport.courier, transport.code, transport.awb)
            : texts.pickup(transport.courier, transport.awb)}{" "}
          {transport.status !== "" && texts.parcelStatus(transport.status)}{" "}
          <a href={transport.tracking} target="_blank" rel="noopener">
            {texts.track}
          </a>
        </p>
      )}
    </>
  );
}

function Eligible({ data }: { data: ReturnsData }) {
  const { orders } = data;
  const { withdrawalTerm } = usePromises();
  if (!orders) return <p>{accountTexts.unavailable}</p>;
  if (orders.length === 0)
    return (
      <Empty
        icon={PackageCheck}
        text={texts.noOrders}
        hint={texts.noOrdersHint(withdrawalTerm)}
        link={{ href: "/account/comenzi", name: texts.toOrders }}
      />
    );
  return (
    <Records>
      {orders.map((order) => (
        <li key={order.id}>
          <b>{texts.order(order.number)}</b>
          {order.deliveredAt && <p className={styles.muted}>{texts.deliveredAt(order.deliveredAt)}</p>}
          <ReturnForm page={PAGE} order={order} data={data} />
        </li>
      ))}
    </Records>
  );
}
