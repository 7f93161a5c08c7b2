import { Link, useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { SendPartForm } from "./send-part-form.tsx";
import { loadToSend, sendPart } from "./send-part.server.ts";
import type { Previewed } from "./send-part.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadToSend(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  sendPart(request, context, params.id ?? "");

export const meta = titled(texts.title);

export default function SendPart() {
  const { order, strangeCourier } = useLoaderData<typeof loader>();
  const preview = useActionData<Partial<Previewed>>()?.preview;
  const page = `/comenzi/${order.id}`;
  const pieces = order.to_send.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Page
      title={texts.title}
      trail={[
        { to: "/comenzi", text: texts.orders },
        { to: page, text: texts.order(order.number) },
      ]}
    >
      {pieces > 1 ? (
        <SendPartForm {...{ order, strangeCourier, preview }} />
      ) : (
        <Panel title={texts.order(order.number)}>
          <p>{texts.nothing}</p>
          <p>
            <Link to={page} className={buttonClass("secondary")}>
              {texts.back}
            </Link>
          </p>
        </Panel>
      )}
    </Page>
  );
}
