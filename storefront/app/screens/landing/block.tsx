import type { CSSProperties } from "react";
import { NewsletterForm } from "../../components/newsletter-form/newsletter-form.tsx";
import { CardPlace } from "../../components/product-card/card-place.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { BannerBlock } from "./banner-block.tsx";
import styles from "./block.module.css";
import { cardSizes } from "./card-sizes.ts";
import type { BlockView } from "./load.server.ts";
import { POLICY_PAGE, texts } from "./texts.ts";

export function Block({ block }: { block: BlockView }) {
  const { id, title, columns, look } = block;
  const style = { "--block-columns": columns } as CSSProperties;
  const classes = `${styles.block} ${look ? styles[look] : ""}`;
  if (!title)
    return (
      <div id={id} className={classes} style={style}>
        <Content block={block} />
      </div>
    );
  return (
    <section id={id} className={classes} style={style} aria-labelledby={`${id}-title`}>
      <BlockHead block={block} />
      <Content block={block} />
    </section>
  );
}

function BlockHead({ block: { id, title, titleUrl, subtitle } }: { block: BlockView }) {
  return (
    <header className={`stack justify-items-start gap-2 ${styles.head}`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {titleUrl ? <a href={titleUrl}>{title}</a> : title}
      </h2>
      {subtitle && <p>{subtitle}</p>}
    </header>
  );
}

function Content({ block }: { block: BlockView }) {
  switch (block.type) {
    case "products":
      return (
        <ul className={styles.products} style={{ "--per-row": block.perRow } as CSSProperties}>
          {block.cards.map((card) => (
            <CardPlace key={card.url} item={card} sizes={cardSizes(block.columns, block.perRow)} />
          ))}
        </ul>
      );
    case "banner":
      return <BannerBlock block={block} />;
    case "html":
      return <Prose html={block.html} className={styles.html} />;
    case "newsletter":
      return (
        <div className={styles.newsletter}>
          <NewsletterForm place="landing" />
          <p className={`text-s ${styles.policy}`}>
            {texts.policy} <a href={POLICY_PAGE}>{texts.policyName}</a>.
          </p>
        </div>
      );
    default:
      return block satisfies never;
  }
}
