/** Helpers for tests of card payments: a shop with stand-ins for Netopia v2 and Stripe. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { newNetopiaV2Keys, type NetopiaV2Options, startNetopiaV2 } from "@curat/stand-ins/netopia-v2";
import { startStripe, STRIPE_DEMO, type StripeOptions } from "@curat/stand-ins/stripe";
import { afterAll } from "vitest";
import type { ApiConfig } from "../config.ts";
import type { PaymentTerms } from "../modules/selling/payments/index.ts";
import { PAYMENT_SETTINGS } from "./test-orders.ts";
import { openTestShop, type TestShop } from "./test-shop.ts";

interface Faults extends Pick<NetopiaV2Options, "newsFault"> {
  v2?: NetopiaV2Options["callFault"];
  stripe?: StripeOptions["callFault"];
  hookFault?: StripeOptions["hookFault"];
  refundFails?: StripeOptions["refundFails"];
}

/** Opens a shop with both processors, whose notifications reach it. Change `faults` at any time; an empty object means no faults. */
export async function openCardShop(changes: Partial<ApiConfig> = {}) {
  const faults: Faults = {};
  let answer: (request: Request) => Promise<Response>;
  const server = createServer(getRequestListener((request) => answer(request)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is always an object.
  const shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = newNetopiaV2Keys();
  const v2 = await startNetopiaV2({
    port: 0,
    keys,
    retryPauseMs: 20,
    callFault: (path) => faults.v2?.(path),
    newsFault: () => faults.newsFault?.(),
  });
  const stripe = await startStripe({
    port: 0,
    ...STRIPE_DEMO,
    webhookUrl: `${shopUrl}/api/v1/payments/stripe/notification`,
    retryPauseMs: 20,
    callFault: (path) => faults.stripe?.(path),
    hookFault: () => faults.hookFault?.(),
    refundFails: () => faults.refundFails?.() ?? false,
  });
  const shop: TestShop = await openTestShop({
    shopUrl,
    netopiaV2: {
      url: v2.url,
      apiKey: keys.apiKey,
      posSignature: keys.posSignature,
      publicKeysPem: keys.publicPem,
    },
    stripe: { url: stripe.url, ...STRIPE_DEMO },
    ...changes,
  });
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  answer = (request) => shop.api.fetch(request);
  afterAll(async () => {
    await Promise.all([v2.close(), stripe.close()]);
    server.close();
    server.closeAllConnections();
  });
  /** Chooses the processors for new payments. */
  const choose = (cards: Partial<PaymentTerms["cards"]>) =>
    shop.api.importShop({
      settings: {
        payments: {
          ...PAYMENT_SETTINGS.payments,
          cards: { first: "auto", second: "none", instalments: 0, ...cards },
        },
      },
    });
  return { shop, v2, stripe, faults, choose };
}

/** Returns the URL that a browser opens when it submits a payment form; undefined for an empty form. */
export function pageOf(form: string): string | undefined {
  const action = /<form method="get" action="([^"]*)"/.exec(form)?.[1];
  if (action === undefined) return undefined;
  const url = new URL(action.replaceAll("&amp;", "&"));
  for (const [, name = "", value = ""] of form.matchAll(/name="([^"]+)" value="([^"]*)"/g))
    url.searchParams.append(name, value);
  return url.href;
}

/** Makes the decision on a stand-in's payment page. Returns the URL to which the buyer is redirected. */
export async function decideOn(page: string, decision: "approve" | "refuse" | "leave"): Promise<string> {
  const response = await fetch(page, {
    method: "POST",
    body: new URLSearchParams({ decision }),
    redirect: "manual",
  });
  return response.headers.get("location") ?? "";
}
