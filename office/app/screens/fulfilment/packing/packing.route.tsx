import { CircleCheck, TriangleAlert } from "lucide-react";
import { useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ScanForm } from "../../../components/scanning/scan-form.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import type { ScanMessage } from "./outcome.ts";
import { FinishedPanel } from "./finished-panel.tsx";
import { OrderPanel } from "./order-panel.tsx";
import { loadPackingPage, pack } from "./packing.server.ts";
import type { ScanAnswer } from "./packing.server.ts";
import styles from "./packing.module.css";
import { WaitingList } from "./waiting-list.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPackingPage(context, url);

export const action = ({ request, context, url }: ActionFunctionArgs) => pack(request, context, url);

export const meta = titled("Împachetare");

export default function Packing() {
  const { order, finished, waiting, isChosen, key, may } = useLoaderData<typeof loader>();
  const sent = useActionData<
    Partial<ScanAnswer> & { messages?: string[]; errors?: Record<string, string[]> }
  >();
  const refusal = sent?.messages?.[0] ?? Object.values(sent?.errors ?? {})[0]?.[0];
  const message: ScanMessage | undefined =
    sent?.message ?? (refusal === undefined ? undefined : { isGood: false, text: refusal });
  return (
    <Page
      title={order ? `Comanda ${order.number}` : "Împachetare"}
      trail={order ? [{ to: "/impachetare", text: "Împachetare" }] : [{ to: "/comenzi", text: "Comenzi" }]}
    >
      <ScanForm
        label={
          order ? "Scanează un produs sau altă comandă" : "Scanează o comandă (număr sau AWB) sau un produs"
        }
        formKey={key}
        room="/impachetare"
      />
      <ScanMessageLine message={message} />
      {finished && <FinishedPanel order={finished} seesLabel={may.seeLabel} />}
      {order ? (
        <OrderPanel order={order} formKey={key} may={may} />
      ) : (
        <WaitingList {...{ waiting, isChosen }} />
      )}
    </Page>
  );
}

function ScanMessageLine({ message }: { message: ScanMessage | undefined }) {
  const Icon = message?.isGood ? CircleCheck : TriangleAlert;
  return (
    <output aria-live="assertive" aria-label="Ultima scanare">
      {message && (
        <span className={`${styles.said} ${message.isGood ? styles.good : styles.bad}`}>
          <Icon aria-hidden size={28} />
          {message.text}
        </span>
      )}
    </output>
  );
}
