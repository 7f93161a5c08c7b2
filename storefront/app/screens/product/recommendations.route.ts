/** `/recomandari/{id}` returns products related to the one that was just added to the cart. */
import type { LoaderFunctionArgs } from "react-router";
import { loadRecommendations } from "../../components/added-popup/recommendations.server.ts";

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadRecommendations(context, params.productId ?? "");
}
