import { startPop3 } from "@curat/stand-ins/pop3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { complaint, exchangeBounce, eximBounce, postfixBounce } from "../../../../testing/bounce-mails.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { checkBouncesAccount, readBounces } from "./read-bounces.service.ts";
import { returnPathOf } from "./return-path.ts";

const mailbox = await startPop3();
const shop = await openTestShop();
afterAll(() => mailbox.close());
const bounces = { url: mailbox.url, address: "nelivrate@curat.example" };
const config = { ...shop.config, bounces };
const context = { db: shop.db, config, now: () => new Date(), log: () => undefined };

/** Returns the message id of a campaign's email. */
function messageIdOf(mailId: string): string {
  return `${mailId}.${returnPathOf(config, mailId)?.proof}@curat.example`;
}

let campaign = 0;
async function sentTo(email: string): Promise<{ id: number; messageId: string }> {
  const [row] = await shop.query<{ id: number }>(
    `insert into campaign_recipient (campaign_id, email, state, due_at, at) values ($1, $2, 'sent', now(), now())
     returning id::integer as id`,
    [campaign, email],
  );
  const id = row?.id ?? 0;
  return { id, messageId: messageIdOf(`campaign-${campaign}-${id}`) };
}
async function newCampaign(): Promise<void> {
  const [row] = await shop.query<{ id: number }>(
    `insert into campaign (subject, preheader, blocks, audience, created_at) values ('Noutăți', '', '[]', '{}', now()) returning id`,
  );
  campaign = row?.id ?? 0;
}
const stateOf = async (id: number) =>
  (await shop.query<{ state: string }>("select state from campaign_recipient where id = $1", [id]))[0]?.state;
const suppressed = () =>
  shop.query<{ email: string; reason: string }>("select email, reason from mail_suppression order by email");

beforeAll(newCampaign);

it("bounces and complaints suppress their address once, and only their messages are deleted", async () => {
  const [ana, bogdan, corina, dan] = await Promise.all(
    ["ana", "bogdan", "corina", "dan"].map((name) => sentTo(`${name}@example.com`)),
  );
  if (!ana || !bogdan || !corina || !dan) throw new Error("Four emails were sent.");
  const strange = "From: dan@example.com\r\nSubject: Salut\r\n\r\nCând deschideți?\r\n.\r\n..";
  const forged = postfixBounce(`campaign-${campaign}-${dan.id}.${"0".repeat(32)}@curat.example`);
  const unsigned = postfixBounce("order-placed-7@curat.example");
  mailbox.messages.push(
    strange,
    postfixBounce(ana.messageId),
    forged,
    complaint(bogdan.messageId.toUpperCase()),
    unsigned,
    exchangeBounce(corina.messageId),
    eximBounce(ana.messageId),
  );
  await readBounces(context);
  expect(mailbox.messages).toEqual([strange, forged, unsigned]);
  expect(await suppressed()).toEqual([
    { email: "ana@example.com", reason: "refused" },
    { email: "bogdan@example.com", reason: "complaint" },
  ]);
  expect([await stateOf(ana.id), await stateOf(corina.id), await stateOf(dan.id)]).toEqual([
    "refused",
    "failed",
    "sent",
  ]);
  const { data: figures } = (await shop.staff.get(`/staff/campaigns/${campaign}/figures`)).body;
  expect(figures).toMatchObject({ complaints: 1, refused: 1, failed: 1 });
  await readBounces(context);
  expect(mailbox.messages.length).toBe(3);
});

it("three failed campaigns in a row suppress the address", async () => {
  for (let round = 0; round < 3; round += 1) {
    await newCampaign();
    mailbox.messages.push(exchangeBounce((await sentTo("plin@example.com")).messageId));
    await readBounces(context);
    const found = (await suppressed()).filter(({ email }) => email === "plin@example.com");
    expect(found).toEqual(round < 2 ? [] : [{ email: "plin@example.com", reason: "failing" }]);
  }
});

it.each(["cut", "endless", "html"] as const)("a mailbox that is %s loses no report", async (fault) => {
  mailbox.messages.splice(0);
  await newCampaign();
  const { id, messageId } = await sentTo(`${fault}@example.com`);
  mailbox.messages.push(postfixBounce(messageId));
  mailbox.setFault(fault);
  await expect(readBounces(context)).rejects.toMatchObject({ kind: "away" });
  expect(mailbox.messages.length).toBe(1);
  mailbox.setFault("none");
  await readBounces(context);
  expect([mailbox.messages.length, await stateOf(id)]).toEqual([0, "refused"]);
});

it("the check of the account tells a wrong password from an unreachable server", async () => {
  mailbox.messages.splice(0, Infinity, "Subject: unu\r\n\r\n");
  const check = (url: string) => checkBouncesAccount({ ...bounces, url });
  expect(await check(mailbox.url)).toEqual({
    isGood: true,
    words: "Căsuța poate fi citită. Mesaje în ea acum: 1.",
  });
  expect((await check(mailbox.url.replace("parola", "alta"))).words).toContain("nu acceptă adresa și parola");
  expect((await check("pop3://a:b@127.0.0.1:1")).words).toContain("nu răspunde");
});
