import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { PromotionList } from "./promotion-list.tsx";
import { loadPromotions } from "./promotions.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPromotions(context, url, "reduction");

export const meta = titled(texts.title);

const ROOM = { to: "/promotii", text: texts.title, new: texts.new, create: "/promotii/noua" };

export default function Promotions() {
  return <PromotionList loaded={useLoaderData<typeof loader>()} room={ROOM} file="/promotii" />;
}
