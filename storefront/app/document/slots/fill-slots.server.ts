import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { toCartSummary } from "../../session/cart/cart-summary.ts";
import { toCartView } from "../../session/cart/cart-view.ts";
import { readCart } from "../../session/cart/read-cart.server.ts";
import { textsMiddleware } from "../../session/chosen-texts.server.ts";
import { sessionMiddleware, sessionOf } from "../../session/session.server.ts";
import { emptySlots, filledSlots } from "./slots.server.tsx";

type Context = RouterContextProvider;
type Middleware = MiddlewareFunction<Response>;

/** The slots of a stranger's page in the shop's own texts. */
export async function readEmptySlots(request: Request, context: Context): Promise<string[]> {
  let slots: string[] = [];
  await pass([textsMiddleware], { request, context }, () => {
    slots = emptySlots();
  });
  return slots;
}

/**
 * The slots for the visitor who asks, by one small read; undefined where his page differs in more than its slots, or has to
 * tell him something: a cart that could not be read, one that names where it goes to (the promised day depends on it), a
 * notice, a cookie that ends.
 */
export async function fillSlots(request: Request, context: Context): Promise<string[] | undefined> {
  let slots: string[] | undefined;
  try {
    const response = await pass([sessionMiddleware, textsMiddleware], { request, context }, async () => {
      const { cart, hasFailed } = await readCart(context);
      if (!cart || hasFailed || cart.deliveryaddress?.countyid || sessionOf(context).notices.length > 0)
        return;
      slots = filledSlots(toCartSummary(toCartView(cart)));
    });
    return response.headers.has("set-cookie") ? undefined : slots;
  } catch (thrown) {
    // Where the API leads elsewhere, the page does, too.
    if (thrown instanceof Response) return undefined;
    throw thrown;
  }
}

/** One after another, as the router has them around its loaders. */
async function pass(
  middleware: Middleware[],
  { request, context }: { request: Request; context: Context },
  act: () => Promise<void> | void,
): Promise<Response> {
  const url = new URL(request.url);
  const args = { request, context, url, pattern: "", params: {} } as Parameters<Middleware>[0];
  const [first, ...others] = middleware;
  if (!first) {
    await act();
    return new Response(null);
  }
  return (await first(args, () => pass(others, { request, context }, act))) as Response;
}
