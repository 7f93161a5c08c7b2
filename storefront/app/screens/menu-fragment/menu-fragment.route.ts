/** `/recomandari/meniu`: a part of the layout, no screen. */
import type { LoaderFunctionArgs } from "react-router";
import { loadMenuFragment } from "./load.server.tsx";

export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return loadMenuFragment(context);
}
