import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { PromotionPage } from "./promotion-page.tsx";
import { changePromotion } from "./promotion.server.ts";
import type { loadPromotion } from "./promotion.server.ts";
import { texts } from "./texts.ts";

const ROOM = { to: "/promotii", text: texts.title };

export { loadPromotion as loader } from "./promotion.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changePromotion(request, context, params.id ?? "", ROOM.to);

export const meta: MetaFunction<typeof loadPromotion> = ({ loaderData }) =>
  titled(loaderData?.promotion.promo ?? ROOM.text)();

export default function Promotion() {
  return <PromotionPage loaded={useLoaderData<typeof loadPromotion>()} room={ROOM} />;
}
