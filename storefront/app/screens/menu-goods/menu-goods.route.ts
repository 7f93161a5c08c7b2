/** `/recomandari/meniu`: plain JSON, no screen. */
import type { LoaderFunctionArgs } from "react-router";
import { loadMenuGoods } from "./menu-goods.server.ts";

export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return loadMenuGoods(context);
}
