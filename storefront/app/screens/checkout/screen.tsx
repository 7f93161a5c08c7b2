import type { loadCheckout } from "./load.server.ts";
import { texts } from "./texts.ts";

export function CheckoutScreen({ data }: { data: Awaited<ReturnType<typeof loadCheckout>> }) {
  return (
    <>
      <h1>{texts.title}</h1>
      {data.lines.length === 0 && <p>{texts.empty}</p>}
      <ul>
        {data.lines.map((line) => (
          <li key={line.id}>
            {line.quantity} × {line.product}
          </li>
        ))}
      </ul>
    </>
  );
}
