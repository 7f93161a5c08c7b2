import { useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { Link } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useIsSending } from "../../../components/form/refused.ts";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { loadAmendable, stepAmendment } from "./amend.server.ts";
import type { Amending } from "./amend.server.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { DiscountFields } from "./discount-fields.tsx";
import { GoodsFields } from "./goods-fields.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadAmendable(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  stepAmendment(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? texts.title(loaderData.order.number) : "Comenzi")();

export default function Amend() {
  const { id, order, counties, mayFind, mayDiscount } = useLoaderData<typeof loader>();
  const step = useActionData<Amending>();
  const isBusy = useIsSending("amend");
  const page = `/comenzi/${id}`;
  return (
    <Page
      title={texts.title(order.number)}
      trail={[
        { to: "/comenzi", text: "Comenzi" },
        { to: page, text: `Comanda ${order.number}` },
      ]}
    >
      {order.refusal !== null ? (
        <Panel title={texts.title(order.number)}>
          <p role="alert">{order.refusal}</p>
          <p>
            <Link to={page} className={buttonClass("secondary")}>
              Înapoi la comandă
            </Link>
          </p>
        </Panel>
      ) : (
        <ActionForm name="amend" refused={step}>
          {/* Enter activates this first submit button, which previews the change. It must not search or
             apply the change. */}
          <button
            type="submit"
            name="step"
            value="look"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden
          />
          <input type="hidden" name="version" value={step?.preview?.version ?? order.version} />
          <PreviewPanel step={step} isBusy={isBusy} />
          <GoodsFields order={order} step={step} mayFind={mayFind} isBusy={isBusy} />
          {mayDiscount && <DiscountFields order={order} step={step} />}
          <DeliveryFields order={order} counties={counties} step={step} isBusy={isBusy} />
          <BuyerFields order={order} counties={counties} step={step} />
          <p className="cluster gap-2">
            <Button
              name="step"
              value="look"
              variant={step?.preview ? "secondary" : "primary"}
              isBusy={isBusy}
            >
              Vezi noul total
            </Button>
            <Link to={page} className={buttonClass("quiet")}>
              Înapoi la comandă
            </Link>
          </p>
        </ActionForm>
      )}
    </Page>
  );
}
