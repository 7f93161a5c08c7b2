import type { loadOrderSent } from "./load.server.ts";

export function OrderSentScreen({ data }: { data: ReturnType<typeof loadOrderSent> }) {
  return <h1>{data.head.title}</h1>;
}
