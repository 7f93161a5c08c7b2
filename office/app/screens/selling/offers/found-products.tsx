import { Price } from "../../../components/money/price.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import type { OfferData } from "./offer.server.ts";
import styles from "./offers.module.css";
import { texts } from "./texts.ts";

/** The products that were looked for, each to become a line or to take the place of one. */
export function FoundProducts({ offer, found, line }: Pick<OfferData, "offer" | "found" | "line">) {
  if (!found) return null;
  return (
    <section id="gasite" aria-labelledby="found" className={styles.found}>
      <h3 id="found">{texts.found}</h3>
      {found.length === 0 && <p>{texts.nothing}</p>}
      <ul>
        {found.map(({ code, name, price, stock }) => (
          <li key={code}>
            <span>
              {name}
              <span className={styles.hint}>
                {code} · <Price lei={price} /> · {texts.stock}: {stock}
              </span>
            </span>
            <PressButton
              intent="put"
              fields={{ code, price, version: offer.version, line: line === null ? "" : line }}
            >
              {line === null ? texts.add : texts.addFor(line + 1)}
            </PressButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
