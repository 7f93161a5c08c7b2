import { Pictogram } from "@curat/ui/pictogram/pictogram.tsx";
import { Guarantee } from "../../components/guarantee/guarantee.tsx";
import { usePromises } from "../../components/promises/use-promises.ts";
import { DurabilityLabel } from "../../components/guarantee/durability-label.tsx";
import styles from "./legal.module.css";
import type { ProductView } from "./product-view.ts";
import { texts } from "./texts.ts";

/** Matches a warranty text that only repeats the legal guarantee, which the page shows anyway. */
const LEGAL_ALONE = /^Garanție legală[^.]*\.?$/;

/** Mandatory information: hazards, manufacturer and guarantee (law: Price, offer, product page). */
export function Legal({ product }: { product: ProductView }) {
  const { hazards, manufacturer, responsible, warranty } = product;
  const { withdrawalRight } = usePromises();
  const hasHazards = hazards.pictograms.length > 0 || hazards.statements.length > 0;
  return (
    <section className={styles.legal} aria-labelledby="legal-title">
      <h2 id="legal-title" className="mb-4 text-l">
        {texts.safety}
      </h2>
      {hazards.biocideNotice && <p className={styles.biocide}>{hazards.biocideNotice}</p>}
      <div className={styles.parts}>
        {hasHazards && (
          <div className={styles.hazards}>
            <h3>{texts.hazards}</h3>
            <p className="cluster items-center gap-3">
              {hazards.pictograms.map((code) => (
                <Pictogram key={code} code={code} />
              ))}
              {hazards.signalWord && <strong>{hazards.signalWord}</strong>}
            </p>
            <ul className={styles.statements}>
              {hazards.statements.map((statement) => (
                <li key={statement}>{statement}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3>{texts.guarantee}</h3>
          <Guarantee />
          {warranty && !LEGAL_ALONE.test(warranty) && <p>{warranty}</p>}
          {product.durabilityLabel && <DurabilityLabel address={product.durabilityLabel} of={product.name} />}
          <p>{texts.withdrawal(withdrawalRight)}</p>
        </div>
        {manufacturer && (
          <div>
            <Contact title={texts.manufacturer} contact={manufacturer} />
            {responsible && <Contact title={texts.responsible} contact={responsible} />}
          </div>
        )}
      </div>
    </section>
  );
}

function Contact({
  title,
  contact: { name, address, email },
}: {
  title: string;
  contact: NonNullable<ProductView["responsible"]>;
}) {
  return (
    <>
      <h3>{title}</h3>
      <address className={styles.address}>
        {name}
        <br />
        {address}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </address>
    </>
  );
}
