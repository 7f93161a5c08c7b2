import { Price } from "../../../components/money/price.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import type { OfferData } from "./offer.server.ts";
import styles from "./offers.module.css";

/** Results of a product search. Each can be added as a line, or replace the product of a line. */
export function FoundProducts({ offer, found, line }: Pick<OfferData, "offer" | "found" | "line">) {
  if (!found) return null;
  return (
    <section id="gasite" aria-labelledby="found" className={`stack gap-3 ${styles.found}`}>
      <h3 id="found">Produse găsite</h3>
      {found.length === 0 && <p>Nu am găsit niciun produs.</p>}
      <ul>
        {found.map(({ code, name, price, stock }) => (
          <li className="row justify-between gap-3 py-2 line-below" key={code}>
            <span>
              {name}
              <span className={`display-block ${styles.hint}`}>
                {code} · <Price lei={price} /> · stoc: {stock}
              </span>
            </span>
            <PressButton
              intent="put"
              fields={{ code, price, version: offer.version, line: line === null ? "" : line }}
            >
              {line === null ? "Adaugă" : `Adaugă pe rândul ${line + 1}`}
            </PressButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
