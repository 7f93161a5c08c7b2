import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { rhythmText } from "@curat/contract/recurring-orders.values";
import { Field } from "@curat/ui/form/field.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { LineTable } from "../../../components/line-table/line-table.tsx";
import { Price } from "../../../components/money/price.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordPage } from "../../../components/record/record-page.tsx";
import { dayText } from "../../../components/time/day.ts";
import { DeliveryPanel } from "./delivery-panel.tsx";
import { FORM, lineName, NEW_LINES } from "./recurring-fields.ts";
import { changeRecurringOrder, loadRecurringOrder } from "./recurring-order.server.ts";
import type { RecurringOrderData } from "./recurring-order.server.ts";
import { draftVariant, recurringVariant } from "./recurring-orders-shape.ts";
import styles from "./recurring-orders.module.css";
import { RhythmFields } from "./rhythm-fields.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadRecurringOrder(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeRecurringOrder(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? titleOf(loaderData.order) : texts.title)();

const titleOf = ({ company, name }: RecurringOrderData["order"]): string => texts.titleOf(company || name);

export default function RecurringOrder() {
  const loaded = useLoaderData<typeof loader>();
  const { order, history, otherViewers, mayEdit } = loaded;
  const { id, state, every_weeks: everyWeeks, month_day: monthDay } = order;
  return (
    <RecordPage
      title={titleOf(order)}
      room={{ to: "/comenzi-recurente", text: texts.title }}
      {...{ kind: "recurring-order" as const, id, otherViewers, history }}
      actions={<Status text={texts.states[state]} variant={recurringVariant(state)} />}
      formTitle={`${texts.lines}, ${rhythmText({ everyWeeks, monthDay })}`}
      form={<LinesForm key={`${id}-${order.version}`} {...loaded} />}
      sidebar={
        <>
          <BuyerPanel {...loaded} />
          {mayEdit && state !== "ended" && (
            <DeliveryPanel key={order.version} order={order} counties={loaded.counties} />
          )}
          {mayEdit && state !== "ended" && <ActionsPanel order={order} />}
          <DraftsPanel order={order} />
        </>
      }
    />
  );
}

function LinesForm({ order, filled, mayEdit }: RecurringOrderData) {
  const refused = useRefused(FORM);
  const field = filledFields(texts.labels, { refused, filled });
  const isOpen = mayEdit && order.state !== "ended";
  const count = order.lines.length + (isOpen ? NEW_LINES : 0);
  return (
    <ActionForm name={FORM} refused={refused} loaded={filled}>
      <input type="hidden" name="version" value={order.version} />
      <fieldset disabled={!isOpen} className="stack gap-4">
        <LineTable
          label={texts.lines}
          heads={["Cod produs", "Cantitate", "Produs", "Preț"]}
          className={styles.lines}
        >
          {Array.from({ length: count }, (_, index) => (
            <Line key={index} {...{ index, line: order.lines[index], refused, filled }} />
          ))}
        </LineTable>
        {isOpen && <p className="hint">{texts.linesHint}</p>}
        <RhythmFields field={field} />
        <p className="hint">{texts.confirmHint}</p>
        {isOpen && (
          <p>
            <SendButton form={FORM}>{texts.save}</SendButton>
          </p>
        )}
      </fieldset>
    </ActionForm>
  );
}

interface LineProps {
  index: number;
  line: RecurringOrderData["order"]["lines"][number] | undefined;
  refused: Refused | undefined;
  filled: RecurringOrderData["filled"];
}

function Line({ index, line, refused, filled }: LineProps) {
  const field = (part: "code" | "quantity") => {
    const name = lineName(index, part);
    const defaultValue = (refused ? refused.values[name] : filled[name]) ?? "";
    const label = `${texts.labels[part]}, rândul ${index + 1}`;
    return { name, label, defaultValue, errors: refused?.errors, autoComplete: "off" };
  };
  return (
    <tr>
      <td>
        <Field {...field("code")} maxLength={100} />
      </td>
      <td>
        <Field {...field("quantity")} inputMode="numeric" maxLength={6} size={6} />
      </td>
      <td>
        {line && (
          <>
            <Link to={`/produse/${line.productid}`}>{line.name}</Link>
            <div className="hint">{line.is_published ? texts.stock(line.stock) : texts.notForSale}</div>
          </>
        )}
      </td>
      <td className="nowrap">{line && <Price lei={line.price} />}</td>
    </tr>
  );
}

function BuyerPanel({ order, maySeeCustomer }: RecurringOrderData) {
  const { customer_id: customerId, model_order: model } = order;
  return (
    <Panel title={texts.buyer}>
      <FactList
        facts={[
          ["Nume", order.name],
          ["Firmă", order.company],
          ["E-mail", order.email],
          [
            "Cont",
            customerId !== null && maySeeCustomer && (
              <Link key="account" to={`/clienti/${customerId}`}>
                Vezi clientul
              </Link>
            ),
          ],
          ["Livrare", `${order.delivery}, ${order.address}`],
          ["Plată", order.payment],
          [
            "După comanda",
            <Link key="model" to={`/comenzi/${model.id}`}>
              {model.number}
            </Link>,
          ],
          ["Creată de", order.created_by],
        ]}
      />
    </Panel>
  );
}

function ActionsPanel({ order: { state, version } }: Pick<RecurringOrderData, "order">) {
  return (
    <Panel title={texts.acts}>
      <div className="stack gap-3 justify-items-start">
        <PressButton intent={state === "active" ? "paused" : "active"} fields={{ version }}>
          {state === "active" ? texts.pause : texts.resume}
        </PressButton>
        <ConfirmDelete open={texts.end}>
          <p>{texts.endHint}</p>
          <PressButton intent="ended" fields={{ version }}>
            {texts.end}
          </PressButton>
        </ConfirmDelete>
      </div>
    </Panel>
  );
}

function DraftsPanel({ order: { drafts } }: Pick<RecurringOrderData, "order">) {
  return (
    <Panel title={texts.pastDrafts}>
      {drafts.length === 0 && <p>{texts.noDrafts}</p>}
      <ul className="list stack gap-2">
        {drafts.map(({ due_on: dueOn, state, order }) => (
          <li key={dueOn} className="cluster items-center gap-2">
            <time dateTime={dueOn}>{dayText(dueOn)}</time>
            <Status text={texts.drafts[state]} variant={draftVariant(state)} />
            {order && <Link to={`/comenzi/${order.id}`}>{order.number}</Link>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
