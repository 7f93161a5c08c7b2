import { Benefits } from "../../components/benefits/benefits.tsx";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { StructuredData } from "../../components/structured-data/structured-data.tsx";
import { Share } from "../../components/share/share.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import type { ScreenProps } from "../../components/screen/screen-types.ts";
import type { loadBundle } from "./load.server.ts";
import { BundleForm } from "./bundle-form.tsx";
import { BundleProducts } from "./bundle-products.tsx";
import { bundleGraph } from "./bundle-graph.ts";
import styles from "./bundle.module.css";
import { texts } from "./texts.ts";

const PICTURE = { width: 620, height: 465 };

export default function BundleScreen({ data }: ScreenProps<typeof loadBundle>) {
  return (
    <>
      <Breadcrumbs trail={[{ name: texts.bundles, url: "/pachete" }, { name: data.name }]} />
      <div className={`stack one-column gap-6 mb-8 ${styles.bundle}`}>
        <div className={`clip rounded-card bg-surface ${styles.picture}`}>
          {data.picture && (
            <Picture
              source={data.picture}
              alt=""
              {...PICTURE}
              shape="4x3"
              sizes="(min-width: 992px) 620px, 100vw"
              eager
            />
          )}
        </div>
        <div className={`stack content-start gap-5 min-w-0 ${styles.side}`}>
          <header className={`grid gap-3 ${styles.head}`}>
            <h1>{data.name}</h1>
            <Share url={data.shared} title={data.name} />
          </header>
          <BundleForm key={data.id} bundle={data} />
          <BundleProducts products={data.products} />
          <Benefits />
        </div>
        {data.html && (
          <section className={`stack content-start gap-3 ${styles.description}`}>
            <h2>{texts.description}</h2>
            <Prose html={data.html} />
          </section>
        )}
      </div>
      <p>
        <a className="inline-row items-center min-h-touch" href="/pachete">
          {texts.others}
        </a>
      </p>
      <StructuredData graph={import.meta.env.SSR ? bundleGraph(data, data.head.canonical) : undefined} />
    </>
  );
}
