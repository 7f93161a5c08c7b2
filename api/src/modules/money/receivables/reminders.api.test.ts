import { expect, it } from "vitest";
import { aTermOrder, aTermsBuyer, CUI, invoiced } from "../../../testing/test-credit.ts";
import { openSellingShop } from "../../../testing/test-orders.ts";
import { forgetJobs, workOff } from "../../../testing/test-worker.ts";
import { remindOfInvoices } from "./reminders.service.ts";

const shop = await openSellingShop();
const { staff } = shop;
const buyer = await aTermsBuyer(shop);
const remindIn = (days: number) =>
  remindOfInvoices({ db: shop.db, now: () => new Date(Date.now() + days * 86_400_000) });

it("each reminder is sent once, and none after the invoice is paid", async () => {
  const { id } = await invoiced(shop, await aTermOrder(shop, buyer), 33);
  await forgetJobs(shop);
  const mails = () =>
    shop.query<{ subject: string }>(
      "select subject from order_mail where order_id = $1 and mail_id like '%payment_reminder%' order by id",
      [id],
    );
  expect(await remindIn(-1)).toBe(0);
  expect(await Promise.all([remindIn(0), remindIn(0)]).then(([one, other]) => one + other)).toBe(1);
  expect(await remindIn(1)).toBe(0);
  await workOff(shop);
  expect(await mails()).toMatchObject([{ subject: expect.stringContaining("Reamintire: factura FCT 1") }]);
  const { events, version } = (await staff.get(`/staff/orders/${id}`)).body.data;
  expect(events.at(-1).note).toBe("Reamintire de plată 1 din 3, la 3 zile după scadență.");

  expect(await remindIn(7)).toBe(1);
  expect((await staff.put(`/staff/orders/${id}/balance-due`, { note: "", version })).status).toBe(200);
  await workOff(shop);
  expect(await mails()).toHaveLength(1);
  expect(await remindIn(30)).toBe(0);
});

it("no reminders are sent for doubtful invoices or while the shop has turned them off", async () => {
  await shop.query("delete from payment_reminder");
  await invoiced(shop, await aTermOrder(shop, buyer), 40);
  await shop.api.importShop({ settings: { payments: { reminders: null } } });
  expect(await remindIn(0)).toBe(0);
  await shop.api.importShop({ settings: { payments: {} } });
  await shop.query(
    `insert into doubtful_debt (cui, is_doubtful, reason, decided_on, at, decided_by)
     values ($1, true, 'Insolvență', now(), now(), 'Ana')`,
    [CUI],
  );
  expect(await remindIn(0)).toBe(0);
  await shop.query(
    `insert into doubtful_debt (cui, is_doubtful, reason, decided_on, at, decided_by)
     values ($1, false, '', now(), now(), 'Ana')`,
    [CUI],
  );
  expect(await remindIn(0)).toBe(1);
});
