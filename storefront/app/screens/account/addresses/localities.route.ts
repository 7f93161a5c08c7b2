/** `/localitati/{countyId}`: a county's localities for an address form, plain JSON; without script the form brings them. */
import type { LoaderFunctionArgs } from "react-router";
import { answerLocalities } from "../../../components/address-fields/localities.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerLocalities(context, params.countyId ?? "");
}
