/** `/recomandari/meniu` returns the menu's HTML. */
import type { LoaderFunctionArgs } from "react-router";
import { loadMenuFragment } from "./load.server.tsx";

export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return loadMenuFragment(context);
}
