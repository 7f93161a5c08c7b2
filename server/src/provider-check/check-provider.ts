/** Tests each call of an external API in the way the storefront uses it. */
import { addToCart, changeCart, modifyCart } from "@curat/contract/cart";
import { cleanForeignHtml } from "@curat/contract/clean-html";
import { type Client, type ClientOptions, createClient, type Result } from "@curat/contract/client";
import { login } from "@curat/contract/customers";
import { placeOrder } from "@curat/contract/orders";
import { foreignAnswerRules } from "@curat/contract/reading/answer-rules";
import { fileAddressesAt } from "@curat/contract/reading/file-addresses";
import { createAnswerReader } from "@curat/contract/reading/read-answer";
import { readOtherwise } from "./type-differences.ts";
import { DOCUMENTED_CALLS, type Found } from "./documented-calls.ts";

export interface CallCheck {
  name: string;
  state: "works" | "differs" | "fails" | "skipped";
  isEssential: boolean;
  /** Fields whose type differs from the documented one, or why the call failed or was skipped. */
  details: string[];
  without: string;
}
export interface ProviderToCheck extends Pick<ClientOptions, "baseUrl" | "apiKey" | "headerNames" | "fetch"> {
  /** Login of a customer whose account is read; without it, calls of the account are skipped. */
  login?: { email: string; password: string } | undefined;
  /** Whether to place an order with the first payment method that is not by card. */
  buys: boolean;
}

/** Tests every documented call. Never throws, whatever the responses are. */
export async function checkProvider(provider: ProviderToCheck): Promise<CallCheck[]> {
  const checks: CallCheck[] = [];
  const found: Found = {};
  let token: string | undefined;
  let cartId: string | undefined;
  let notes: string[] = [];
  let sent: string | undefined;
  const fileAddress = fileAddressesAt(new URL(provider.baseUrl).origin);
  const rules = foreignAnswerRules({ fileAddress, clean: cleanForeignHtml });

  const newClient = (): Client =>
    createClient({
      ...provider,
      fetch: async (input, init) => {
        const answer = await provider.fetch(input, init);
        sent = shortOf(answer.status, answer.headers.get("content-type"), await answer.clone().text());
        return answer;
      },
      token,
      cartId,
      read: (route, answer) => {
        // Each call gets a separate reader, so that every call reports all of its differences.
        const reader = createAnswerReader(rules, (place, value) =>
          notes.push(`${place.replace(/^\S+ \S+ ?/, "") || "the answer"}: ${value}`),
        );
        const read = reader(route, answer);
        if (read.status === 200) notes.push(...readOtherwise(answer.body, read.body));
        return read;
      },
      onSignals: (signals) => (cartId = signals.cartId ?? cartId),
    });

  async function check<Answer extends Result<Parameters<Client["call"]>[0]>>(
    { name, isEssential, without }: Pick<CallCheck, "name" | "isEssential" | "without">,
    asking: Promise<Answer> | undefined,
  ): Promise<Answer | undefined> {
    const reported = { name, isEssential, without };
    if (!asking) {
      checks.push({
        ...reported,
        state: "skipped",
        details: ["no record is available to request"],
      });
      return undefined;
    }
    const answer = await asking;
    const state = !answer.ok ? "fails" : notes.length > 0 ? "differs" : "works";
    checks.push({ ...reported, state, details: answer.ok ? notes : [sent ?? "no answer"] });
    notes = [];
    sent = undefined;
    return answer;
  }

  if (provider.login) {
    const facts = { name: "POST /user/auth/login", isEssential: true, without: "logging in is impossible" };
    const entered = await check(facts, newClient().call(login, { body: provider.login }));
    token = entered?.ok ? entered.data.user_token : undefined;
  }
  for (const one of DOCUMENTED_CALLS)
    if (one.isOwn && !token)
      checks.push({
        ...one,
        state: "skipped",
        details: ["PROVIDER_EMAIL and PROVIDER_PASSWORD do not belong to a customer"],
      });
    else await check(one, one.ask(newClient(), found));
  if (provider.buys) await buy(check, newClient, found);
  return checks;
}

type Check = <Answer extends Result<Parameters<Client["call"]>[0]>>(
  facts: Pick<CallCheck, "name" | "isEssential" | "without">,
  asking: Promise<Answer> | undefined,
) => Promise<Answer | undefined>;

const PHONE = "0700000000";

async function buy(check: Check, newClient: () => Client, { productId, countyId }: Found): Promise<void> {
  const facts = (name: string, without: string) => ({ name, isEssential: true, without });
  const params = { productID: String(productId ?? 0) };
  const added = await check(
    facts("POST /cart/add/{productID}", "nothing can be put into the cart"),
    productId ? newClient().call(addToCart, { params, body: { qty: 1, options: null } }) : undefined,
  );
  const line = added?.ok ? added.data.cartitems[0] : undefined;
  await check(
    facts("PUT /cart/modify", "quantities cannot be changed"),
    line && newClient().call(modifyCart, { query: { [`items[${line.id}]`]: "1" } }),
  );
  const cities = await newClient().call((await import("@curat/contract/geography")).listCities, {
    params: { countyId: String(countyId ?? 0) },
  });
  const cityId = cities.ok ? cities.data[0]?.cityID : undefined;
  const changed = await check(
    facts("GET /cart/change", "delivery and payment cannot be chosen"),
    line && newClient().call(changeCart, { query: { countyID: String(countyId), cityID: String(cityId) } }),
  );
  const cart = changed?.ok ? changed.data : undefined;
  const payments = cart?.payment_options_groups.flatMap(({ options }) => options) ?? [];
  const payment = payments.find(({ paymentName }) => !/card/i.test(paymentName)) ?? payments[0];
  const delivery = cart?.delivery_options[0];
  await check(
    facts("POST /orders", "ordering is impossible"),
    delivery && payment
      ? newClient().call(placeOrder, {
          body: {
            delivery: { deliveryid: delivery.deliveryId },
            payment: { paymentid: payment.paymentId },
            observation: "Comandă de probă. Te rugăm să o anulezi.",
            customer: { firstname: "Test", lastname: "Curat", phone: PHONE, email: "test@example.com" },
            deliveryaddress: { countyid: countyId ?? 0, cityid: cityId ?? 0, streetaddress: "Str. Probei 1" },
          },
        })
      : undefined,
  );
}

/** Summarises a response, for example "502 text/html: <h1>Bad Gateway". */
function shortOf(status: number, type: string | null, text: string): string {
  const begin = text.replaceAll(/\s+/g, " ").slice(0, 80);
  return `${status} ${type?.split(";")[0] ?? "without a type"}: ${begin === "" ? "an empty body" : begin}`;
}
