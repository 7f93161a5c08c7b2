import { PageHead } from "../../components/page-head/page-head.tsx";
import { RequestOffer } from "./ask-offer.tsx";
import type { OrderSheetData } from "./load.server.ts";
import styles from "./order-sheet.module.css";
import { ReadForm } from "./read-form.tsx";
import { SheetTable } from "./sheet-table.tsx";
import { texts } from "./texts.ts";

export function OrderSheetScreen({ data }: { data: OrderSheetData }) {
  const { sheet, isGone, isCustomer, offer, person } = data;
  const hasRows = sheet !== null && sheet.rows.length > 0;
  return (
    <div className={`stack gap-6 one-column ${styles["order-sheet"]}`}>
      <PageHead title={texts.title} />
      <p className={styles.intro}>{texts.intro}</p>
      {isGone && (
        <p role="alert" className={`px-4 py-3 rounded bg-warning ${styles.note}`}>
          {texts.gone}
        </p>
      )}
      {hasRows && <SheetTable key={sheet.token} sheet={sheet} isCustomer={isCustomer} />}
      {sheet && offer && offer.lines > 0 && <RequestOffer token={sheet.token} {...offer} person={person} />}
      <ReadForm token={hasRows ? sheet.token : ""} isFirst={!hasRows} />
      {!isCustomer && (
        <p className={`${styles.hint}`}>
          {texts.loginHint} <a href={loginAddress(sheet?.token)}>{texts.login}</a>
        </p>
      )}
    </div>
  );
}

function loginAddress(token: string | undefined): string {
  const back = token ? `/comanda-rapida?lista=${token}` : "/comanda-rapida";
  return `/auth?inapoi=${encodeURIComponent(back)}`;
}
