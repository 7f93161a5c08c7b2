import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getOrder } from "@curat/contract/account-orders";
import { viewWithdrawal } from "@curat/contract/withdrawals";
import { answerRefusedCancel } from "../../../components/order/refused-cancel.ts";
import { texts as orderTexts } from "../../../components/order/texts.ts";
import { apiOf } from "../../../session/api.server.ts";
import { scopeContext } from "../../../storefront-context.ts";
import { texts as listTexts } from "../orders/texts.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { toOrderPage } from "../../../components/order/order-page.ts";

interface LoadInput {
  context: Readonly<RouterContextProvider>;
  id: string;
  url: URL;
}

const RETURNABLE = new Set(["delivered", "completed", "partly_returned"]);

export async function loadOrder({ context, id, url }: LoadInput) {
  const api = apiOf(context);
  const { hasOwnApi } = context.get(scopeContext).options;
  const [answer, withdrawal] = await Promise.all([
    api.call(getOrder, { params: { id } }),
    hasOwnApi ? api.call(viewWithdrawal, { params: { randomid: id }, body: {} }) : undefined,
  ]);
  if (!answer.ok && answer.status === 404) throw data(null, { status: 404 });
  const order = answer.ok ? toOrderPage(answer.data) : null;
  const title = order ? orderTexts.title(order.number) : listTexts.title;
  return data(
    {
      head: { title: accountTexts.titleOf(title), robots: "noindex" },
      order,
      sending: randomUUID(),
      may: {
        withdraw: withdrawal?.ok === true && withdrawal.data.order !== null,
        nameAccount:
          withdrawal?.ok === true && withdrawal.data.declared.some(({ needs_account }) => needs_account),
        giveBack: answer.ok && RETURNABLE.has(answer.data.status_code),
      },
      ...answerRefusedCancel(answer.ok ? answer.data : undefined, url),
    },
    { status: order ? 200 : 503 },
  );
}
