import { BellRing, Trash2 } from "lucide-react";
import { ConfirmDialog } from "@curat/ui/dialog/confirm-dialog.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { Empty } from "../empty.tsx";
import { EntryCards } from "../entry-card.tsx";
import entryStyles from "../entry-card.module.css";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import type { AlertsData } from "./alerts.server.ts";
import { ALERTS_PAGE } from "../../../components/stock-alert/alerts-page.ts";
import { texts } from "./texts.ts";

export function AlertsScreen({ data: { alerts, leaving } }: { data: AlertsData }) {
  return (
    <>
      <PageHead title={texts.title} />
      {!alerts && <p>{accountTexts.unavailable}</p>}
      {alerts?.length === 0 && (
        <Empty
          icon={BellRing}
          text={texts.empty}
          hint={texts.emptyHint}
          link={{ href: "/", name: texts.toShop }}
        />
      )}
      {alerts && alerts.length > 0 && (
        <EntryCards>
          {alerts.map((alert) => (
            <Alert key={alert.id} {...alert} />
          ))}
        </EntryCards>
      )}
      {leaving && (
        <ConfirmDialog title={texts.cancelTitle} page={ALERTS_PAGE} intent="delete">
          <input type="hidden" name="id" value={leaving.id} />
          <p>{texts.cancelQuestion(leaving.product)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Alert({ id, product, url, email, until }: NonNullable<AlertsData["alerts"]>[number]) {
  return (
    <li className="card row min-w-0 break-anywhere flex-col">
      <div className={`stack flex-1 content-start gap-1 ${entryStyles.body}`}>
        <p>{url ? <a href={url}>{product}</a> : <b>{product}</b>}</p>
        <p>{texts.until(until, email)}</p>
      </div>
      <p className={`row line-above px-2 py-1 ${entryStyles.ways}`}>
        <a href={`${ALERTS_PAGE}?delete=${id}`} aria-label={`${texts.cancel}: ${product}`} data-keeps-place>
          <Trash2 aria-hidden size={18} />
          {texts.cancel}
        </a>
      </p>
    </li>
  );
}
