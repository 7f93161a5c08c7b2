import { useId } from "react";
import type { ReactNode } from "react";
import { DocumentList } from "../../components/document-list/document-list.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { lazyScreen } from "../../navigation/lazy-screen.tsx";
import { FILM_TAB_ID } from "./film-tab.ts";
import type { ProductView } from "./product-view.ts";
import { REVIEWS_TAB_ID } from "./reviews-tab.ts";
import { Reviews } from "./reviews.tsx";
import styles from "./tabs.module.css";
import { texts } from "./texts.ts";

/** Few products have films. */
const { Screen: VideoPlayer } = lazyScreen(() => import("./video-player.tsx"));

interface TabsProps {
  product: ProductView;
  opensReviews: boolean;
  reviewForm: ReactNode;
}

/** Tabs made of radio buttons: they need no script, and the arrow keys move among them. Empty ones are not there. */
export function Tabs(props: TabsProps) {
  const id = useId();
  const tabs = tabsOf(props);
  const first = props.opensReviews ? tabs.length - 1 : 0;
  return (
    <section className={styles.tabs} aria-label={texts.information}>
      <div className={styles.strip}>
        {tabs.map(({ name, tabId }, index) => (
          <label key={name} className={styles.tab}>
            <input
              className={styles.choice}
              id={tabId}
              type="radio"
              name={id}
              defaultChecked={index === first}
            />
            {name}
          </label>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <section key={name} className={styles.panel} aria-label={name}>
          <h2 className="visually-hidden">{name}</h2>
          {content}
        </section>
      ))}
    </section>
  );
}

/** In the specification's order (requirements: B12). */
function tabsOf({ product, reviewForm }: TabsProps): { name: string; tabId?: string; content: ReactNode }[] {
  const { description, features, documents, videos } = product;
  const facts = factsOf(product);
  const names = texts.tabs;
  return [
    {
      name: names.description,
      isShown: description !== "",
      content: <div className={`prose ${styles.prose}`} dangerouslySetInnerHTML={{ __html: description }} />,
    },
    {
      name: names.characteristics,
      isShown: facts.length > 0,
      content: <Characteristics facts={facts} />,
    },
    { name: names.technologies, isShown: features.length > 0, content: <Features features={features} /> },
    { name: names.documents, isShown: documents.length > 0, content: <DocumentList documents={documents} /> },
    {
      name: names.video,
      tabId: FILM_TAB_ID,
      isShown: videos.length > 0,
      content: <VideoPlayer videos={videos} name={product.name} poster={product.pictures[0]} />,
    },
    {
      name: `${names.reviews} (${product.reviewCount})`,
      tabId: REVIEWS_TAB_ID,
      isShown: true,
      content: <Reviews product={product} form={reviewForm} />,
    },
  ].filter(({ isShown }) => isShown);
}

/** Its characteristics and what the shop knows of every product, each once and only where it says something. */
function factsOf({ characteristics, netQuantity, barcode, cpv }: ProductView) {
  const own = [
    { name: texts.netQuantity, value: netQuantity },
    { name: texts.barcode, value: barcode },
    { name: texts.cpv, value: cpv },
  ].filter(({ name }) => !characteristics.some((row) => row.name === name));
  return [...characteristics, ...own].filter(({ value }) => value);
}

function Characteristics({ facts }: { facts: ReturnType<typeof factsOf> }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.tabs.characteristics}</caption>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={`${name}: ${value}`}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Features({ features }: { features: ProductView["features"] }) {
  return (
    <ul className={styles.features}>
      {features.map(({ name, picture }) => (
        <li key={name}>
          <Picture source={picture} alt="" width={48} height={48} />
          {name}
        </li>
      ))}
    </ul>
  );
}
