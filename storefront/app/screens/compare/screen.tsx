import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { buttonClass } from "@curat/ui/button/button.tsx";
import type { CompareItem } from "../../session/layout-data.ts";
import { COMPARE_ACTION, COMPARE_INTENT, texts as compareTexts } from "../../components/compare/texts.ts";
import { useComparing } from "../../components/compare/use-comparing.ts";
import { Picture } from "@curat/ui/picture/picture.tsx";
import type { CompareRow } from "./compare-rows.ts";
import styles from "./compare.module.css";
import type { loadComparison } from "./load.server.ts";
import { texts } from "./texts.ts";

interface CompareScreenProps {
  data: Awaited<ReturnType<typeof loadComparison>>;
}

export function CompareScreen({ data: { rows, items } }: CompareScreenProps) {
  return (
    <>
      <Breadcrumbs trail={[{ name: texts.title }]} />
      <h1>{texts.title}</h1>
      {items.length === 0 ? (
        <div className="stack justify-items-start gap-4 py-6">
          <p className="text-l bold">{texts.empty}</p>
          <p>{texts.emptyHint}</p>
          <a href="/sitemap" className={buttonClass()}>
            {texts.back}
          </a>
        </div>
      ) : (
        <>
          <p className={styles.note}>{items.length === 1 ? texts.onlyOne : texts.legend}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be reachable by keyboard */}
          <section className={`relative scroll-x ${styles.scroll}`} aria-label={texts.table} tabIndex={0}>
            <Comparison items={items} rows={rows} />
          </section>
        </>
      )}
    </>
  );
}

function Comparison({ items, rows }: Omit<CompareScreenProps["data"], "head">) {
  return (
    <table className={`w-full ${styles.table}`}>
      <thead>
        <tr>
          <td className="p-3 line-below break-anywhere align-top">
            <span className="visually-hidden">{texts.characteristic}</span>
          </td>
          {items.map((item) => (
            <th className="p-3 line-below break-anywhere align-top" key={item.productID} scope="col">
              <Head item={item} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Head({ item: { productID, name, pics, url } }: { item: CompareItem }) {
  const { Form, keep } = useComparing();
  return (
    <div className="stack justify-items-start gap-2">
      {pics[0] && <Picture source={pics[0]} alt="" width={120} height={120} />}
      <a href={url}>{name}</a>
      <Form
        method="post"
        action={COMPARE_ACTION}
        onSubmit={() => keep({ kind: COMPARE_INTENT.remove, id: productID })}
      >
        <input type="hidden" name="productID" value={productID} />
        <button className="bare min-h-touch p-0 underline" name="intent" value={COMPARE_INTENT.remove}>
          {texts.remove}
          <span className="visually-hidden">{compareTexts.of(name)}</span>
        </button>
      </Form>
    </div>
  );
}

function Row({ row: { name, values, isDifferent } }: { row: CompareRow }) {
  return (
    <tr className={isDifferent ? styles.different : undefined}>
      <th className="p-3 line-below break-anywhere align-top" scope="row">
        {name}
        {isDifferent && <span className="display-block text-warning text-s">{texts.differs}</span>}
      </th>
      {values.map((value, index) => (
        <td className="p-3 line-below break-anywhere align-top" key={index}>
          {value || (
            <>
              <span aria-hidden>{texts.nothing}</span>
              <span className="visually-hidden">{texts.unknown}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
