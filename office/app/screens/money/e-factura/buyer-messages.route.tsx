import { useLoaderData } from "react-router";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ListView } from "../../../lists/list-view.tsx";
import { BuyerMessages } from "../../../components/e-factura/buyer-messages.tsx";
import { BUYER_MESSAGES } from "./e-factura-shape.ts";
import type { loadBuyerMessages } from "./e-factura.server.ts";

export { loadBuyerMessages as loader, actOnBuyerMessage as action } from "./e-factura.server.ts";

export const meta = titled("Mesaje de la cumpărători");

export default function BuyerMessagesPage() {
  const { state, messages, total, lastPage, mayHandle } = useLoaderData<typeof loadBuyerMessages>();
  return (
    <Page title="Mesaje de la cumpărători" trail={[{ to: "/e-factura", text: "e-Factura" }]}>
      <p>
        Obiecțiile trimise prin ANAF de firme și instituții despre facturile tale. Magazinul le citește la
        fiecare patru ore și le păstrează și după ce ANAF le șterge, la 60 de zile. Răspunde-i cumpărătorului
        pe e-mail sau la telefon, apoi marchează mesajul ca rezolvat.
      </p>
      <ListView
        shape={BUYER_MESSAGES}
        state={state}
        paging={{ total, lastPage }}
        empty="Niciun cumpărător nu a trimis un mesaj prin ANAF."
      >
        <BuyerMessages messages={messages} mayHandle={mayHandle} />
      </ListView>
    </Page>
  );
}
