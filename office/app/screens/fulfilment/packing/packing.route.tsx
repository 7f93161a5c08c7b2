import { CircleCheck, TriangleAlert } from "lucide-react";
import { useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ScanForm } from "../../../components/scanning/scan-form.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import type { Said } from "./outcome.ts";
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
  const said: Said | undefined =
    sent?.said ?? (refusal === undefined ? undefined : { isGood: false, text: refusal });
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
      <SaidLine said={said} />
      {finished && <FinishedPanel order={finished} seesLabel={may.seeLabel} />}
      {order ? (
        <OrderPanel order={order} formKey={key} may={may} />
      ) : (
        <WaitingList {...{ waiting, isChosen }} />
      )}
    </Page>
  );
}

function SaidLine({ said }: { said: Said | undefined }) {
  const Sign = said?.isGood ? CircleCheck : TriangleAlert;
  return (
    <output aria-live="assertive" aria-label="Ultima scanare">
      {said && (
        <span className={`${styles.said} ${said.isGood ? styles.good : styles.bad}`}>
          <Sign aria-hidden size={28} />
          {said.text}
        </span>
      )}
    </output>
  );
}
