import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { PromotionPage } from "./promotion-page.tsx";
import { changePromotion, loadPromotion } from "./promotion.server.ts";
import { texts } from "./texts.ts";

const ROOM = { to: "/promotii", text: texts.title };

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPromotion(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changePromotion(request, context, params.id ?? "", ROOM.to);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.promotion.promo ?? ROOM.text)();

export default function Promotion() {
  return <PromotionPage loaded={useLoaderData<typeof loader>()} room={ROOM} />;
}
