import type { RouterContextProvider } from "react-router";
import { listProducts } from "@curat/contract/listing";
import { cachedApiOf } from "../../session/api.server.ts";
import { toCard } from "../product-card/to-card.ts";
import { preloadBestsellers } from "./bestsellers.tsx";

const MAX_BESTSELLERS = 5;

/** Returns the bestsellers, or an empty list if they cannot be read. */
export async function loadBestsellers(context: Readonly<RouterContextProvider>) {
  const answer = await cachedApiOf(context).call(listProducts, {
    query: { perPage: String(MAX_BESTSELLERS) },
  });
  if (answer.ok) await preloadBestsellers();
  return answer.ok ? answer.data.map(toCard) : [];
}
