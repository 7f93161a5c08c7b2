import type { StripeAccount } from "../../../../../config.ts";
import type { AccountAnswer } from "../../../../platform/accounts/index.ts";
import { callStripe } from "./client.ts";

/** Reads the account's balance, which needs a valid secret key and changes nothing. */
export async function checkStripeAccount(account: StripeAccount): Promise<AccountAnswer> {
  const called = await callStripe(account, (stripe) => stripe.balance.retrieve());
  if (called.kind !== "answer") return { isGood: false, words: called.detail };
  const words = called.answer.livemode
    ? "Stripe acceptă cheia secretă."
    : "Stripe acceptă cheia secretă de probă: plățile nu sunt reale.";
  return { isGood: true, words };
}
