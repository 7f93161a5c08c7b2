import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { DocumentList } from "../../components/document-list/document-list.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { lazyScreen } from "../../navigation/lazy-screen.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { FILM_TAB_ID } from "./film-tab.ts";
import { InShort } from "./in-short.tsx";
import type { ProductView } from "./product-view.ts";
import { REVIEWS_TAB_ID } from "./reviews-tab.ts";
import { Reviews } from "./reviews.tsx";
import styles from "./tabs.module.css";
import { texts } from "./texts.ts";

/** A separate chunk, because few products have videos. */
const { Screen: VideoPlayer } = lazyScreen(() => import("./video-player.tsx"));

interface TabsProps {
  product: ProductView;
  opensReviews: boolean;
  reviewForm: ReactNode;
}

const IS_WIDE = "(min-width: 992px)";

/** Tabs made of radio buttons. In wide windows all contents are shown in two columns. */
export function Tabs(props: TabsProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const tabs = tabsOf(props).filter(({ isShown }) => isShown);
  const first = props.opensReviews ? tabs.length - 1 : 0;

  function goTo(key: string): void {
    if (!matchMedia(IS_WIDE).matches) return;
    box.current?.querySelector(`[data-panel="${key}"]`)?.scrollIntoView();
  }
  const panelsIn = (column: Column) =>
    tabs
      .filter((tab) => tab.column === column)
      .map(({ key, name, content }) => (
        <section key={key} data-panel={key} className={styles.panel} aria-label={name}>
          <h2 className={styles.heading}>{name}</h2>
          {content}
        </section>
      ));
  return (
    <section ref={box} className={styles.tabs} aria-label={texts.information}>
      <div className={styles.strip} data-screen-only>
        {tabs.map(({ key, name, tabId }, index) => (
          <label key={key} className={styles.tab}>
            <input
              className={styles.choice}
              id={tabId}
              type="radio"
              name={id}
              value={key}
              defaultChecked={index === first}
              onClick={() => goTo(key)}
            />
            {name}
          </label>
        ))}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>{panelsIn("text")}</div>
        <div className={styles.column}>
          <InShort product={props.product} />
          {panelsIn("files")}
          {panelsIn("facts")}
        </div>
      </div>
      {panelsIn("whole")}
    </section>
  );
}

type Column = "text" | "files" | "facts" | "whole";

interface Tab {
  key: "description" | "characteristics" | "technologies" | "documents" | "video" | "reviews";
  name: string;
  tabId?: string;
  isShown: boolean;
  column: Column;
  content: ReactNode;
}

function tabsOf({ product, reviewForm }: TabsProps): Tab[] {
  const { description, features, documents, videos } = product;
  const facts = factsOf(product);
  const names = texts.tabs;
  return [
    {
      key: "description",
      name: names.description,
      isShown: description !== "",
      column: "text",
      content: <Prose html={description} className={styles.prose} />,
    },
    {
      key: "characteristics",
      name: names.characteristics,
      isShown: facts.length > 0,
      column: "facts",
      content: <Characteristics facts={facts} />,
    },
    {
      key: "technologies",
      name: names.technologies,
      isShown: features.length > 0,
      column: "text",
      content: <Features features={features} />,
    },
    {
      key: "documents",
      name: names.documents,
      isShown: documents.length > 0,
      column: "files",
      content: <DocumentList documents={documents} />,
    },
    {
      key: "video",
      name: names.video,
      tabId: FILM_TAB_ID,
      isShown: videos.length > 0,
      column: "text",
      content: <VideoPlayer videos={videos} name={product.name} poster={product.pictures[0]} />,
    },
    {
      key: "reviews",
      name: `${names.reviews} (${product.reviewCount})`,
      tabId: REVIEWS_TAB_ID,
      isShown: true,
      column: "whole",
      content: <Reviews product={product} form={reviewForm} />,
    },
  ];
}

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
