import type { OrderPage } from "./order-page.ts";
import styles from "./parcels.module.css";
import { texts } from "./texts.ts";

export function Parcels({ parcels, toCome }: Pick<OrderPage, "parcels" | "toCome">) {
  return (
    <section className="stack gap-3" aria-labelledby="order-parcels">
      <h2 id="order-parcels">{texts.parcels}</h2>
      {parcels.map(({ id, tracking, isDelivered, items }) => (
        <div key={id} className={styles.parcel}>
          <p className="cluster items-center justify-between gap-x-4 gap-y-2">
            <span>
              {texts.awb}: <b>{id}</b>
            </span>
            <span>{isDelivered ? texts.parcelArrived : texts.parcelUnderway}</span>
            {tracking && (
              <a
                className="inline-row items-center min-h-touch text-primary bold"
                href={tracking}
                target="_blank"
                rel="noopener noreferrer"
              >
                {texts.track}
              </a>
            )}
          </p>
          <Items items={items} />
        </div>
      ))}
      {toCome.length > 0 && (
        <div className={styles.parcel}>
          <p className="cluster items-center justify-between gap-x-4 gap-y-2">
            <b>{texts.toCome}</b>
          </p>
          <Items items={toCome} />
        </div>
      )}
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
