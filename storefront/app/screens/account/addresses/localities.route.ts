/** `/localitati/{countyId}` returns a county's localities as JSON. */
import type { LoaderFunctionArgs } from "react-router";
import { answerLocalities } from "../../../components/address-fields/localities.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerLocalities(context, params.countyId ?? "");
}
