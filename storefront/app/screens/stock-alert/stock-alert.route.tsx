import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { PageCard } from "../../components/page-card/page-card.tsx";
import { StockAlertForm } from "../../components/stock-alert/stock-alert-form.tsx";
import { loadStockAlert, sendStockAlert } from "../../components/stock-alert/stock-alert.server.ts";
import { texts } from "../../components/stock-alert/texts.ts";
import { headTags } from "../../components/screen/head-tags.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadStockAlert(context, params.productId ?? "");

export const action = ({ params, ...sent }: ActionFunctionArgs) =>
  sendStockAlert(sent, params.productId ?? "");

export const meta: MetaFunction = () => headTags({ title: texts.title, robots: "noindex" });

/** The stock alert form as a separate page, for visitors without JavaScript. */
export default function Route() {
  const data = useLoaderData<typeof loader>();
  return (
    <PageCard>
      <h1>{texts.title}</h1>
      <StockAlertForm data={data} />
    </PageCard>
  );
}
