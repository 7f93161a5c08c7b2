import { Price } from "@curat/ui/price/price.tsx";
import { NetPrice } from "../../../components/net-price/net-price.tsx";
import { CartBuckets } from "../../../components/dose/cart-buckets.tsx";
import { FreeDelivery } from "../../../components/free-delivery/free-delivery.tsx";
import type { TotalsView } from "../../../session/cart/cart-view.ts";
import styles from "./summary-box.module.css";
import { texts } from "./texts.ts";

interface SummaryProps {
  totals: TotalsView;
  /** True while no delivery option is chosen. The delivery price shown is then that of the first option. */
  isEstimate: boolean;
  isChanging: boolean;
}

export function Summary({ totals, isEstimate, isChanging }: SummaryProps) {
  return (
    <section className={styles["summary-box"]} aria-busy={isChanging}>
      <h2 className="text-l">{texts.summary}</h2>
      <FreeDelivery missing={totals.toFreeDelivery} />
      <CartBuckets buckets={totals.buckets} />
      <dl className={`stack gap-2 ${styles.sums}`}>
        <div className="row items-baseline justify-between gap-4">
          <dt className="min-w-0 break-anywhere">
            {texts.products} ({texts.pieces(totals.pieces)})
          </dt>
          <dd>
            <Sum gross={totals.products} net={totals.net?.products} />
          </dd>
        </div>
        {totals.extras.map(({ name, amount, net }) => (
          <div key={name} className="row items-baseline justify-between gap-4">
            <dt className="min-w-0 break-anywhere">{name}</dt>
            <dd>
              <Sum gross={amount} net={net} />
            </dd>
          </div>
        ))}
        <div className="row items-baseline justify-between gap-4">
          <dt className="min-w-0 break-anywhere">
            {isEstimate ? texts.deliveryEstimate : texts.deliveryCost}
          </dt>
          <dd>
            {totals.delivery === 0 ? texts.free : <Sum gross={totals.delivery} net={totals.net?.delivery} />}
          </dd>
        </div>
        {totals.net && (
          <div className="row items-baseline justify-between gap-4 bold">
            <dt className="min-w-0 break-anywhere">{texts.totalNet}</dt>
            <dd>
              <Price lei={totals.net.total} />
            </dd>
          </div>
        )}
        <div className={`row items-baseline justify-between gap-4 mt-1 pt-3 bold ${styles.total}`}>
          <dt className="min-w-0 break-anywhere">{texts.total}</dt>
          <dd>
            <Price lei={totals.total} size="large" />
          </dd>
        </div>
        {totals.vat > 0 && (
          <div className={`row items-baseline justify-between gap-4 ${styles.muted}`}>
            <dt className="min-w-0 break-anywhere">{texts.vat}</dt>
            <dd>
              <Price lei={totals.vat} />
            </dd>
          </div>
        )}
        {totals.saved > 0 && (
          <div className="row items-baseline justify-between gap-4 text-success bold">
            <dt className="min-w-0 break-anywhere">{texts.saved}</dt>
            <dd>
              <Price lei={totals.saved} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** An amount with VAT. For companies it shows the amount without VAT first. */
function Sum({ gross, net }: { gross: number; net: number | undefined }) {
  if (net === undefined) return <Price lei={gross} />;
  return (
    <span className="display-block text-right">
      <NetPrice net={net} gross={gross} />
    </span>
  );
}
