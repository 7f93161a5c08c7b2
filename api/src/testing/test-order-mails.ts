import { afterAll, beforeAll, expect } from "vitest";
import { openDatabase, transaction } from "../db/database.ts";
import { createApi } from "../index.ts";
import type { OrderStep } from "../jobs/enqueue.ts";
import { readMail } from "../modules/backoffice/notifications/index.ts";
import { enqueueOrderMail } from "../modules/selling/orders/index.ts";
import { PRODUCT } from "./test-catalogue.ts";
import { anOrderBody, PAYMENT, PAYMENT_SETTINGS, type PlacedOrder } from "./test-orders.ts";
import { openTestShop } from "./test-shop.ts";

type StoredMail = NonNullable<Awaited<ReturnType<typeof readMail>>>;

const SELLER = {
  company: "Curat Test SRL",
  address: "Str. Probei 1, Cluj-Napoca",
  tel: "0264 123 456",
  email: "office@curat.example",
  cui: "RO14399840",
  registry: "J12/100/2001",
};

export const LINES = [{ product: PRODUCT.lavender, quantity: 2 }];
export const BY_TRANSFER = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });

export async function openMailingShop() {
  const shop = await openTestShop();
  const database = openDatabase(shop.config.databaseUrl, 2, () => undefined);
  const worker = createApi({ ...shop.config, log: () => undefined });
  let running: { stop(): Promise<void> };
  beforeAll(async () => {
    await shop.api.importShop({ settings: { ...PAYMENT_SETTINGS, INVOICE: SELLER } });
    running = await worker.startWorker();
  });
  afterAll(async () => {
    await running.stop();
    await worker.close();
    await database.close();
  });
  return {
    shop,
    db: database.db,
    mailOf: async ({ number }: PlacedOrder, step: string): Promise<StoredMail> => {
      const id = `order-${number}-${step}`;
      await expect.poll(() => readMail(shop.config.mailFolder, id)).toBeDefined();
      const mail = await readMail(shop.config.mailFolder, id);
      if (!mail) throw new Error(`The mail ${id} does not exist.`);
      return mail;
    },
    sendStep: async ({ id }: PlacedOrder, step: OrderStep): Promise<void> =>
      transaction(database.db, (tx) => enqueueOrderMail(tx, id, step)),
  };
}

export function expectInBoth(mail: StoredMail, ...texts: string[]): void {
  for (const body of [mail.html, mail.text]) for (const text of texts) expect(body).toContain(text);
  expect(`${mail.html}${mail.text}`).not.toMatch(/undefined|null|NaN|\[object/);
}
