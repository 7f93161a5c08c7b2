import { type Courier, COURIERS } from "@curat/contract/deliveries.values";
import type { CheckState } from "@curat/contract/staff/doctor.values";
import type { ApiContext } from "../../../context.ts";
import { accountOf } from "../../platform/accounts/index.ts";
import { mailServerOf } from "../notifications/index.ts";
import { courierPort, type CourierResult } from "../../selling/shipping/index.ts";
import { endState } from "./doctor.rules.ts";
import { answersHttp, certificateOf } from "./network.ts";
import type { Found, Looks } from "./within.ts";

const DAY_MS = 86_400_000;
/** Automatic renewal starts 30 days before expiry. If 14 days are left, it has failed for two weeks. */
const CERTIFICATE_LOOK_DAYS = 14;

export function checksOfServices(context: Pick<ApiContext, "now" | "config">): Looks {
  const { now, config } = context;
  const { shopUrl } = config;
  const netopia = accountOf(config, "netopia");
  const v2 = accountOf(config, "netopia_v2");
  const stripe = accountOf(config, "stripe");
  const efactura = accountOf(config, "efactura");
  const companies = accountOf(config, "companies");
  const couriers = COURIERS.flatMap((name) => {
    const port = courierPort(context, name);
    return port ? [[name, async () => courierFound(await port.logIn())] as const] : [];
  });
  return {
    ...(shopUrl.startsWith("https:") && {
      shop_certificate: async (signal): Promise<Found<"shop_certificate">> => {
        const shown = await certificateOf(shopUrl, signal).catch(() => undefined);
        // Some machines cannot reach their own public URL.
        if (!shown) return { state: "look", finding: "unreachable" };
        if (shown.fault !== undefined)
          return { state: "broken", finding: "not_trusted", figures: { why: shown.fault } };
        const days = Math.floor((shown.endsAt.getTime() - now().getTime()) / DAY_MS);
        return { state: endState(days, CERTIFICATE_LOOK_DAYS), finding: "ends", figures: { days } };
      },
    }),
    ...(accountOf(config, "mail") && {
      mail: async () =>
        (await mailServerOf(config).isAnswering())
          ? { state: "well", finding: "answers" }
          : { state: "broken", finding: "unreachable" },
    }),
    ...Object.fromEntries(couriers),
    ...(netopia && { netopia: (signal) => reached(netopia.url, signal) }),
    ...(v2 && { netopia_v2: (signal) => reached(v2.url, signal) }),
    ...(stripe && { stripe: (signal) => reached(stripe.url, signal) }),
    ...(efactura && { anaf: (signal) => reached(efactura.apiUrl, signal) }),
    ...(companies && { companies: (signal) => reached(companies.url, signal) }),
  };
}

/** An unresponsive server needs attention but is not a fault, because it may be back in a minute. */
interface Reached {
  state: CheckState;
  finding: "answers" | "unreachable";
}
async function reached(address: string, signal: AbortSignal): Promise<Reached> {
  return (await answersHttp(address, signal))
    ? { state: "well", finding: "answers" }
    : { state: "look", finding: "unreachable" };
}

function courierFound(login: CourierResult<undefined>): Found<Courier> {
  if (login.ok) return { state: "well", finding: "answers" };
  return login.kind === "refused"
    ? { state: "broken", finding: "refused", figures: { why: login.message } }
    : { state: "look", finding: "unreachable" };
}
