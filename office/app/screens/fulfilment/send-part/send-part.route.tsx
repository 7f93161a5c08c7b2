import { Link, useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { SendPartForm } from "./send-part-form.tsx";
import { sendPart } from "./send-part.server.ts";
import type { loadToSend } from "./send-part.server.ts";
import type { Previewed } from "./send-part.server.ts";

const texts = {
  order: (number: string) => `Comanda ${number}`,
};
export { loadToSend as loader } from "./send-part.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  sendPart(request, context, params.id ?? "");

export const meta = titled("Trimite o parte");

export default function SendPart() {
  const { order, strangeCourier } = useLoaderData<typeof loadToSend>();
  const preview = useActionData<Partial<Previewed>>()?.preview;
  const page = `/comenzi/${order.id}`;
  const pieces = order.to_send.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Page
      title="Trimite o parte"
      trail={[
        { to: "/comenzi", text: "Comenzi" },
        { to: page, text: texts.order(order.number) },
      ]}
    >
      {pieces > 1 ? (
        <SendPartForm {...{ order, strangeCourier, preview }} />
      ) : (
        <Panel title={texts.order(order.number)}>
          <p>Comanda nu mai poate fi împărțită: restul produselor se expediază într-un singur colet.</p>
          <p>
            <Link to={page} className={buttonClass("secondary")}>
              Înapoi la comandă
            </Link>
          </p>
        </Panel>
      )}
    </Page>
  );
}
