import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ListView } from "../../../lists/list-view.tsx";
import { BuyerMessages } from "./buyer-messages.tsx";
import { BUYER_MESSAGES } from "./e-factura-shape.ts";
import { actOnBuyerMessage, loadBuyerMessages } from "./e-factura.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadBuyerMessages(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => actOnBuyerMessage(request, context);

export const meta = titled(texts.buyerMessages);

export default function BuyerMessagesPage() {
  const { state, messages, total, lastPage, mayHandle } = useLoaderData<typeof loader>();
  return (
    <Page title={texts.buyerMessages} trail={[{ to: "/e-factura", text: texts.title }]}>
      <p>{texts.buyerMessagesIntro}</p>
      <ListView
        shape={BUYER_MESSAGES}
        state={state}
        paging={{ total, lastPage }}
        empty={texts.buyerMessagesNone}
      >
        <BuyerMessages messages={messages} mayHandle={mayHandle} />
      </ListView>
    </Page>
  );
}
