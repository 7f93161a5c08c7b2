import { once } from "node:events";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { createApi } from "../../index.ts";
import { aFreePort } from "../../testing/free-port.ts";
import { PRODUCT } from "../../testing/test-catalogue.ts";
import { aCart, anOrderBody, placeOrder } from "../../testing/test-orders.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const shop = await openTestShop();

it("orders go on while nobody listens for mails; each mail leaves once when somebody does", async () => {
  const port = await aFreePort();
  await startWorker(`smtp://127.0.0.1:${port}`);
  const buyers = Array.from({ length: 8 }, (_, index) => `ana-${index}@example.com`);
  const placed = await Promise.all(buyers.map(orderOf));
  expect(placed.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const tried = async () =>
    (await shop.query("select 1 from graphile_worker.jobs where attempts > 0 and last_error is not null"))
      .length;
  await expect.poll(tried).toBeGreaterThanOrEqual(8);

  const received = await listen(port);
  await shop.query("update graphile_worker._private_jobs set run_at = now()");
  await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
  const recipients = received.map(({ to }) => [to].flat()[0]?.text);
  expect(recipients.toSorted()).toEqual(buyers);
});

async function orderOf(email: string) {
  const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
  return placeOrder(shop, cart, anOrderBody({ customer: { email } }));
}

async function startWorker(smtpUrl: string): Promise<void> {
  // That mails fail is what is tried here.
  const api = createApi({ ...shop.config, smtpUrl, log: () => undefined });
  const worker = await api.startWorker();
  onTestFinished(async () => {
    await worker.stop();
    await api.close();
  });
}

/** Takes mails from now on. */
async function listen(port: number): Promise<ParsedMail[]> {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      received.push(await simpleParser(stream));
      done();
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return received;
}
