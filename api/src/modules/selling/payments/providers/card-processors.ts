import type { ApiConfig } from "../../../../config.ts";
import { accountOf } from "../../../platform/accounts/index.ts";
import { netopiaV1 } from "./netopia/processor.ts";
import { netopiaV2 } from "./netopia-v2/processor.ts";
import { stripeCheckout } from "./stripe/processor.ts";
import type { CardProcessor, ProcessorName } from "./processor.ts";

/** Returns the processors with an account, in order of preference. */
export function cardProcessors(config: ApiConfig): CardProcessor[] {
  const [netopia, v2] = [accountOf(config, "netopia"), accountOf(config, "netopia_v2")];
  const stripe = accountOf(config, "stripe");
  const found = [netopia && netopiaV1(netopia), v2 && netopiaV2(v2), stripe && stripeCheckout(stripe)];
  return found.filter((one) => one !== undefined);
}

/** Returns the processor of a stored payment; undefined if its account was removed. */
export function findCardProcessor(config: ApiConfig, name: string): CardProcessor | undefined {
  return cardProcessors(config).find((processor) => processor.name === name);
}

export interface CardChoice {
  /** Processor for new payments. "auto" means the first one with an account. */
  first: ProcessorName | "auto";
  /** Fallback if the first processor cannot start a payment. */
  second: ProcessorName | "none";
}

/** Returns the processors to try for a new payment. One Netopia version is never the fallback of the other. */
export function processorsToTry(config: ApiConfig, { first, second }: CardChoice): CardProcessor[] {
  const known = cardProcessors(config);
  const primary = first === "auto" ? known[0] : known.find(({ name }) => name === first);
  const spare = known.find(({ name }) => name === second && name !== primary?.name);
  const isSameCompany = primary?.name.startsWith("netopia") && spare?.name.startsWith("netopia");
  return [primary, isSameCompany ? undefined : spare].flatMap((one) => one ?? []);
}
