/** An erased person must not occur in the database or the data folder, except on invoices. */
import { beforeAll, expect, it } from "vitest";
import { placesOf } from "../../../testing/test-dump.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import {
  agedBy,
  orderOf,
  returnOf,
  leaveTraces,
  paidBack,
  someone,
  type Traced,
} from "../../../testing/test-traces.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { listMails } from "../../backoffice/notifications/index.ts";
import { RETAINED_DATA, type RetainedTable } from "./kept-data.ts";
import { mailedCode } from "./testing/mailed-code.ts";

const shop = await openTestShop();
withWorker(shop);
beforeAll(() =>
  shop.api.importShop({
    settings: {
      INVOICE: {
        company: "Curat SRL",
        address: "Str. Fabricii 1",
        tel: "",
        email: "office@curat.example",
        series: "CUR",
        cui: "RO14399840",
      },
    },
  }),
);

const idle = () =>
  expect
    .poll(() => shop.query("select 1 from graphile_worker.jobs where run_at <= now()"), { timeout: 30_000 })
    .toEqual([]);

async function aTraced(isGuest: boolean, isInvoiced: boolean): Promise<Traced> {
  const person = await someone(shop, { isGuest });
  const order = await orderOf(shop, person, isInvoiced ? "delivered" : "cancelled");
  const traced = { ...person, order };
  if (isInvoiced) {
    await returnOf(shop, traced, "approved", "on_the_way", "received", "refunded");
    await paidBack(shop, order);
    await expect
      .poll(() => shop.query("select 1 from invoice where order_id = $1", [order.id]))
      .not.toEqual([]);
  }
  await leaveTraces(shop, traced);
  await agedBy(shop, order, 20);
  await idle();
  return traced;
}

async function eraseByLink({ email, customer }: Traced): Promise<string[]> {
  const body = { email, comments: `Sunt eu, ${email}`, type: "forgetme" };
  await (customer ? shop.post("/user/gdpr", body, customer) : shop.post("/privacy", body));
  const erased = await shop.post(`/privacy/${await mailedCode(shop, email)}/erase`);
  expect(erased.status).toBe(200);
  await idle();
  return erased.body.data.waiting_orders;
}

const foundBy = ({ firstName, lastName, email, phone, street, iban }: Traced) =>
  placesOf(shop, {
    names: [firstName, lastName, lastName.replace("ă", "a")],
    street: [street],
    contact: [email, email.replace("@", "%40"), phone.slice(1)],
    account: [iban],
  });

/**
 * Returns a function that checks whether the retention table allows a column to keep this data after an
 * erasure.
 */
const isStated = (what: "name" | "address") => (place: string) => {
  const [table = "", column = ""] = place.split(".");
  const stored: Readonly<Record<string, RetainedTable>> = RETAINED_DATA;
  return stored[table]?.stays?.[column]?.includes(what) ?? false;
};

it.each([
  ["customer", "with an invoice", false, true],
  ["guest", "with an invoice", true, true],
  ["customer", "without an invoice", false, false],
  ["guest", "without an invoice", true, false],
])(
  "the data of an erased %s %s remains only where an invoice needs it",
  async (_who, _paper, isGuest, isInvoiced) => {
    const traced = await aTraced(isGuest, isInvoiced);
    const before = await foundBy(traced);
    expect(before.contact.length).toBeGreaterThan(15);
    expect(await eraseByLink(traced)).toEqual([]);
    const after = await foundBy(traced);
    expect(after).toEqual({
      names: isInvoiced ? ["invoice.document", "invoice_register.buyer"] : [],
      street: isInvoiced ? ["invoice.document"] : [],
      contact: [],
      account: [],
    });
    expect([after.names, after.street]).toEqual([
      after.names.filter(isStated("name")),
      after.street.filter(isStated("address")),
    ]);
  },
);

it("an erased person receives no further emails, even about later events of the order", async () => {
  const person = await someone(shop, { isGuest: true });
  const traced = { ...person, order: await orderOf(shop, person, "cancelled") };
  await eraseByLink(traced);
  const before = (await listMails(shop.config.mailFolder)).length;
  await shop.query(
    "select graphile_worker.add_job('order_step_mail', json_build_object('orderId', $1::int, 'step', 'cancelled', 'time', 2))",
    [traced.order.id],
  );
  await idle();
  expect(await listMails(shop.config.mailFolder)).toHaveLength(before);
  expect(await shop.query("select 1 from graphile_worker.jobs where attempts > 0")).toEqual([]);
});
