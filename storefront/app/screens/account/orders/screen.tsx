import { ChevronDown, Package } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Pagination } from "@curat/ui/pagination/pagination.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { OrderAgain } from "../order/order-again.tsx";
import { Empty } from "../empty.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import type { loadOrders } from "./load.server.ts";
import { OrderLines } from "../../../components/order/order-lines.tsx";
import type { OrderSummary } from "../../../components/order/order-view.ts";
import { PayLink } from "../../../components/order/pay-link.tsx";
import styles from "./orders.module.css";
import { orderState } from "./order-state.ts";
import { Status } from "@curat/ui/status/status.tsx";
import { texts } from "./texts.ts";

const SHOWN_PICTURES = 5;
const WINDOW = 10;

export function OrdersScreen({ data }: { data: Awaited<ReturnType<typeof loadOrders>> }) {
  const { orders, sending, page, lastPage } = data;
  return (
    <>
      <PageHead title={texts.title} />
      {!orders && <p>{accountTexts.unavailable}</p>}
      {orders?.length === 0 && (
        <Empty
          icon={Package}
          text={texts.empty}
          hint={texts.emptyHint}
          link={{ href: "/", name: texts.toShop }}
        />
      )}
      {orders && orders.length > 0 && (
        <ul className="list stack gap-3">
          {orders.map((order) => (
            <li key={order.id} className={`card ${styles.entry}`}>
              <Order order={order} />
              <div className={`cluster gap-x-3 gap-y-2 items-center justify-between ${styles.again}`}>
                <Goods order={order} />
                <OrderAgain id={order.id} number={order.number} sending={`${sending}-${order.number}`} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={page}
        last={lastPage}
        window={WINDOW}
        addressOf={(number) => `/account/comenzi?page=${number}`}
      />
    </>
  );
}

function Goods({ order }: { order: OrderSummary }) {
  const pictures = order.lines.flatMap(({ picture, isGift }) => (picture && !isGift ? picture : []));
  const more = order.lines.length - Math.min(pictures.length, SHOWN_PICTURES);
  return (
    <span className={`hint row gap-2 items-center min-w-0 ${styles.goods}`}>
      {pictures.slice(0, SHOWN_PICTURES).map((picture, index) => (
        <Picture
          className="rounded bg-surface object-contain"
          key={`${picture}-${index}`}
          source={picture}
          alt=""
          width={48}
          height={48}
        />
      ))}
      {pictures.length > 0 && more > 0 && (
        <span>
          +{more}
          <span className="visually-hidden">{` ${texts.moreGoods}`}</span>
        </span>
      )}
    </span>
  );
}

function Order({ order }: { order: OrderSummary }) {
  return (
    <details className={styles.order}>
      <summary>
        <b className={styles.number}>{texts.order(order.number)}</b>
        <span className={`hint nowrap ${styles.date}`}>{order.date}</span>
        <Status text={order.status} variant={order.statusVariant} />
        <span className={`bold nowrap ${styles.total}`}>
          <Price lei={order.total} />
        </span>
        <ChevronDown aria-hidden size={20} className={styles.chevron} />
      </summary>
      <div className={`stack justify-items-start gap-3 ${styles.inside}`}>
        <OrderLines lines={order.lines} />
        <span className="cluster gap-3">
          <PayLink url={order.paymentUrl} number={order.number} />
          <Link
            to={`/account/comenzi/${order.id}`}
            state={orderState(order)}
            className={buttonClass("secondary")}
          >
            {texts.details}
            <span className="visually-hidden">{` ${order.number}`}</span>
          </Link>
        </span>
      </div>
    </details>
  );
}
