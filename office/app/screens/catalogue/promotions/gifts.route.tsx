import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { PromotionList } from "./promotion-list.tsx";
import { loadPromotions } from "./promotions.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPromotions(context, url, "gift");

export const meta = titled(texts.gifts);

const ROOM = { to: "/cadouri", text: texts.gifts, new: texts.newGift, create: "/cadouri/nou" };

export default function Gifts() {
  return <PromotionList loaded={useLoaderData<typeof loader>()} room={ROOM} />;
}
