import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getOrder, getGuestOrder } from "@curat/contract/account-orders";
import { WITHDRAWAL_LABELS } from "@curat/contract/returns.values";
import { getSettings } from "@curat/contract/settings";
import { listWithdrawable, viewWithdrawal } from "@curat/contract/withdrawals";
import type { Withdrawal, WithdrawableOrder } from "@curat/contract/withdrawals";
import { longDate } from "@curat/ui/date/long-date.ts";
import { apiOf, cachedApiOf } from "../../session/api.server.ts";
import { findCustomer } from "../../session/customer.server.ts";
import { storedOrderKey } from "../../session/order-cookie.server.ts";
import { redirectToLastPage } from "../../navigation/missing-page.ts";
import { type OrderToWithdraw, findOrderToWithdraw } from "./order-to-withdraw.server.ts";
import { withdrawalOf } from "../../components/returns/withdrawal-page.ts";
import { returnedKey } from "../../components/returns/return-body.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Returns the order to withdraw from, or the customer's orders to select from (law: Withdrawal, Function).
 */
export async function loadWithdrawal(context: Context, url: URL) {
  const order = await findOrderToWithdraw(context, url);
  const [settings, found] = await Promise.all([
    cachedApiOf(context).call(getSettings),
    order && readOrder(context, order),
  ]);
  const labels = settings.ok ? settings.data.withdrawal : undefined;
  return {
    head: { title: texts.title, robots: "noindex" },
    confirm: labels?.confirm || WITHDRAWAL_LABELS.confirm,
    found,
    own: found ? undefined : await loadOwn(context, url),
    sent: storedOrderKey(context),
  };
}
export type WithdrawalData = Awaited<ReturnType<typeof loadWithdrawal>>;

async function readOrder(context: Context, { randomid, access, page }: OrderToWithdraw) {
  const api = apiOf(context);
  const pass = access === undefined ? {} : { access };
  const [answer, detail] = await Promise.all([
    api.call(viewWithdrawal, { params: { randomid }, body: pass }),
    access === undefined
      ? api.call(getOrder, { params: { id: randomid } })
      : api.call(getGuestOrder, { params: { randomid }, body: { access } }),
  ]);
  if (!answer.ok || !detail.ok) {
    const status = answer.ok ? detail.status : answer.status;
    if (status === 403 || status === 404) return undefined;
    throw data(null, { status: 503 });
  }
  const { firstname, lastname, email, companyname } = detail.data.data;
  return {
    page,
    number: detail.data.number,
    address: access === undefined ? withdrawalOf(randomid) : "/retragere",
    order: answer.data.order && toOrderView(answer.data.order),
    declared: answer.data.declared.toReversed().map(toDeclaredView),
    needsAccount: answer.data.declared.some(({ needs_account }) => needs_account),
    company: companyname,
    person: { fullname: `${firstname} ${lastname}`, email },
  };
}
export type FoundOrder = NonNullable<WithdrawalData["found"]>;

async function loadOwn(context: Context, url: URL) {
  if (!(await findCustomer(context))) return undefined;
  const page = url.searchParams.get("page") ?? "1";
  const answer = await apiOf(context).call(listWithdrawable, { query: { page } });
  if (!answer.ok) throw data(null, { status: 503 });
  const { current_page: current, last_page: last } = answer.meta;
  redirectToLastPage(url, { name: "page", current, last });
  return {
    orders: answer.data.map(({ randomID, number, orderdate }) => ({
      address: withdrawalOf(randomID),
      number,
      date: longDate(orderdate),
    })),
    pages: { current, last },
  };
}

function toOrderView({ delivered_at, until, items, refund_all, refund_part }: WithdrawableOrder) {
  return {
    until: until === null ? "" : longDate(until),
    isDelivered: delivered_at !== null,
    takesAccount: refund_all === "account" || refund_part === "account",
    items: items.map(({ productid, lineid, product, um, returnable }) => ({
      id: returnedKey({ productid, lineid }),
      name: product,
      unit: um || "buc.",
      left: returnable,
    })),
  };
}

const TIME = new Intl.DateTimeFormat("ro-RO", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Bucharest",
});

function toDeclaredView({ number, declared_at, full_name, email, products, next }: Withdrawal) {
  return { number, at: TIME.format(new Date(declared_at)), fullName: full_name, email, products, next };
}
