import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { addressBlock } from "../../../http/address-block.ts";
import { type Allowance, attemptKey, clearAttempts, takeAttempt } from "../../platform/attempts/index.ts";
import {
  findVoucherByCode,
  normalizeCode,
  type VoucherError,
  voucherRefusal,
  voucherTexts,
} from "../vouchers/index.ts";
import { setVoucher } from "./cart.store.ts";
import { loadContents } from "./contents.ts";
import { openCart, type Shopper } from "./shopper.ts";
import { type CartView, pricingOf, quoteOf, writtenView } from "./view.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

export type Applied = { ok: true; view: CartView } | { ok: false; refusal: string };

/** Wrong codes are limited, because a dictionary attack can guess memorable codes such as "MINUS20". */
const WRONG_CODES: Allowance = { attempts: 10, windowMs: 15 * 60_000 };

/** Refusals that count as wrong codes. A valid code that does not apply to the cart does not count. */
const WRONG: ReadonlySet<VoucherError> = new Set(["invalid", "expired", "other-email"]);

/**
 * Replaces the cart's voucher. A refused code leaves the cart unchanged. After ten wrong codes in 15 minutes from one
 * network or for one cart, even valid codes are refused.
 */
export async function applyVoucher(
  shop: Shop,
  shopper: Shopper & { visitor: string },
  typedCode: string,
): Promise<Applied> {
  const at = shop.now();
  const keys = keysOf(shopper);
  // The attempt is counted before the code is checked, so that concurrent attempts cannot exceed the limit.
  for (const key of keys)
    if (!(await takeAttempt(shop.db, key, at, WRONG_CODES)))
      return { ok: false, refusal: voucherTexts.tooManyTries };
  const { isWrong, applied } = await tryCode(shop, shopper, typedCode);
  if (!isWrong) for (const key of keys) await clearAttempts(shop.db, key, 1);
  return applied;
}

function keysOf({ visitor, customer, token }: Shopper & { visitor: string }): Buffer[] {
  const owner = customer ? String(customer.id) : token;
  const network = attemptKey("voucher-network", addressBlock(visitor));
  return owner === undefined ? [network] : [network, attemptKey("voucher-cart", owner)];
}

async function tryCode(
  { db, now, config }: Shop,
  shopper: Shopper,
  typedCode: string,
): Promise<{ isWrong: boolean; applied: Applied }> {
  const at = now();
  const viewing = { customer: shopper.customer, now: at, config };
  return transaction(db, async (tx) => {
    const refused = (refusal: string, isWrong: boolean) => ({
      isWrong,
      applied: { ok: false, refusal } as const,
    });
    const voucher = await findVoucherByCode(tx, normalizeCode(typedCode));
    if (!voucher) return refused(voucherTexts.invalid, true);
    const cart = await openCart(tx, shopper, { now: at });
    if (!cart) return refused(voucherRefusal("other-products", voucher), false);
    const contents = { ...(await loadContents(tx, cart, pricingOf(viewing))), voucher };
    const quoted = (await quoteOf(tx, cart, { ...viewing, contents })).voucher;
    if (quoted && !quoted.applies) return refused(quoted.refusal, WRONG.has(quoted.fault));
    await setVoucher(tx, cart.id, voucher.id);
    const changed = { ...cart, voucherId: voucher.id, voucherApplied: true };
    return {
      isWrong: false,
      applied: { ok: true, view: await writtenView(tx, changed, { ...viewing, contents }) },
    };
  });
}
