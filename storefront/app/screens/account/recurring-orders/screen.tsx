import { Repeat } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { ConfirmDialog } from "@curat/ui/dialog/confirm-dialog.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { Empty } from "../empty.tsx";
import { EntryCards } from "../entry-card.tsx";
import entryStyles from "../entry-card.module.css";
import { RECURRING_PAGE } from "./page.ts";
import type { RecurringOrdersData } from "./recurring-orders.server.ts";
import { texts } from "./texts.ts";

const SHOWN_LINES = 4;

export function RecurringOrdersScreen({ data: { orders, ending } }: { data: RecurringOrdersData }) {
  return (
    <>
      <PageHead title={texts.title} />
      {!orders && <p>{accountTexts.unavailable}</p>}
      {orders?.length === 0 && (
        <Empty
          icon={Repeat}
          text={texts.empty}
          hint={texts.emptyHint}
          link={{ href: "/account/comenzi", name: texts.toOrders }}
        />
      )}
      {orders && orders.length > 0 && (
        <EntryCards>
          {orders.map((order) => (
            <RecurringCard key={order.id} order={order} />
          ))}
        </EntryCards>
      )}
      {ending && (
        <ConfirmDialog title={texts.endTitle} page={RECURRING_PAGE} intent="ended">
          <input type="hidden" name="id" value={ending.id} />
          <p>{texts.endQuestion}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function RecurringCard({ order }: { order: NonNullable<RecurringOrdersData["orders"]>[number] }) {
  const isBusy = useNavigation().state !== "idle";
  const { id, state, lines, draft, rhythm, next } = order;
  const title = texts.of(rhythm);
  const other = state === "active" ? "paused" : "active";
  return (
    <li className="card row min-w-0 break-anywhere flex-col">
      <div className={`stack flex-1 content-start gap-2 ${entryStyles.body}`}>
        <h2>{title}</h2>
        <p>
          <Status text={texts.states[state]} variant={state === "active" ? "good" : "ended"} />
        </p>
        {state === "active" && <p>{texts.next(next)}</p>}
        <ul>
          {lines.slice(0, SHOWN_LINES).map(({ name, unit, quantity }) => (
            <li key={name}>{texts.line(quantity, unit, name)}</li>
          ))}
          {lines.length > SHOWN_LINES && <li>{texts.more(lines.length - SHOWN_LINES)}</li>}
        </ul>
        {draft !== null && (
          <p>
            <a href={draft}>{texts.open}</a>
          </p>
        )}
      </div>
      {state !== "ended" && (
        <div className={`row items-center line-above px-2 py-1 ${entryStyles.ways}`}>
          <Form method="post" action={RECURRING_PAGE}>
            <input type="hidden" name="id" value={id} />
            <Button name="intent" value={other} variant="quiet" isBusy={isBusy}>
              {state === "active" ? texts.pause : texts.resume}
            </Button>
          </Form>
          <a href={`${RECURRING_PAGE}?delete=${id}`} aria-label={`${texts.end}: ${title}`} data-keeps-place>
            {texts.end}
          </a>
        </div>
      )}
    </li>
  );
}
