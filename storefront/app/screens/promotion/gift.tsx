import { Picture } from "@curat/ui/picture/picture.tsx";
import type { DataOf } from "../../components/screen/screen-types.ts";
import type { loadPromotion } from "./load.server.ts";
import styles from "./gift.module.css";
import { texts } from "./texts.ts";

export function Gift({ gift }: { gift: NonNullable<DataOf<typeof loadPromotion>["gift"]> }) {
  const { card, quantity, from } = gift;
  return (
    <section
      className={`card grid items-center gap-4 p-4 mb-8 bg-success ${styles.gift}`}
      aria-labelledby="promotion-gift"
    >
      {card.picture && (
        <span className={`clip rounded bg-paper ${styles.picture}`}>
          <Picture source={card.picture} alt="" width={96} height={96} />
        </span>
      )}
      <div>
        <h2 id="promotion-gift" className="text-success text-l">
          {texts.gift}
        </h2>
        <p>
          <a href={card.url}>{card.name}</a> · {texts.pieces(quantity)}
        </p>
        <p className="hint">{from === null ? texts.giftWithProduct : texts.giftFrom(from)}</p>
      </div>
    </section>
  );
}
