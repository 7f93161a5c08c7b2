/** Every attempt to send through a misbehaving server ends, and duplicates have the same message id. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { html } from "../../../../text/template.ts";
import { checkMailAccount } from "../check-account.ts";
import { answersSmtp, isMailServerAway, isRecipientRefused, smtpMailer } from "./smtp-mailer.ts";

const LIMIT_MS = 400;
const MAIL = {
  id: "order-7",
  to: "ana@example.com",
  subject: "Comanda",
  html: html`<p>Da.</p>`,
  text: "Da.",
};
const FROM = { name: "Curat", address: "office@curat.example" };

async function mailServer(misbehave: (line: string, socket: Socket) => boolean) {
  const mails: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    let mail: string | undefined;
    const answer = (line: string): void => {
      if (mail !== undefined && line !== ".") return void (mail += `${line}\n`);
      if (mail !== undefined) mails.push(mail);
      mail = line === "DATA" ? "" : undefined;
      if (misbehave(line, socket)) return;
      socket.write(line === "DATA" ? "354 Go on\r\n" : "250 Fine\r\n");
    };
    let unread = "";
    socket.on("data", (part) => {
      const lines = `${unread}${String(part)}`.split("\r\n");
      unread = lines.pop() ?? "";
      for (const line of lines) answer(line);
    });
    if (!misbehave("", socket)) socket.write("220 Here\r\n");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails }; // A TCP server's address is always an object.
}

async function drip(socket: Socket): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    socket.write("250-Wait\r\n");
    await pause(20);
  }
}

it("a server that drips its reply endlessly counts as unreachable", async () => {
  const { url } = await mailServer((line, socket) => {
    if (!line.startsWith("EHLO")) return false;
    void drip(socket);
    onTestFinished(() => void socket.destroy());
    return true;
  });
  const failure = await smtpMailer(url, LIMIT_MS)(MAIL, FROM).catch((error: unknown) => error);
  expect(String(failure)).toContain("sent an incomplete response");
  expect(isMailServerAway(failure)).toBe(true);
  expect(await answersSmtp(url, LIMIT_MS)).toBe(false);
});

it.each(["", "EHLO", "MAIL", "DATA"])(
  "an email whose connection breaks at %j is sent in full by the retry",
  async (at) => {
    let isCut = true;
    const { url, mails } = await mailServer((line, socket) => {
      if (!isCut || !line.startsWith(at)) return false;
      isCut = false;
      socket.destroy();
      return true;
    });
    const send = smtpMailer(url);
    const failure = await send(MAIL, FROM).catch((error: unknown) => error);
    expect(isMailServerAway(failure)).toBe(true);
    expect(mails).toEqual([]);
    await send(MAIL, FROM);
    expect(mails).toHaveLength(1);
  },
);

it("an email whose connection breaks before it is acknowledged is resent with the same message id", async () => {
  let isCut = true;
  const { url, mails } = await mailServer((line, socket) => {
    if (!isCut || line !== ".") return false;
    isCut = false;
    socket.destroy();
    return true;
  });
  const send = smtpMailer(url);
  await expect(send(MAIL, FROM)).rejects.toThrow("closed");
  await send(MAIL, FROM);
  expect(mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1])).toEqual(
    Array(2).fill("<order-7@curat.example>"),
  );
});

it.each([
  ["RCPT", "550 5.1.1 <ana@example.com>: User unknown", true],
  ["RCPT", "550-5.1.1 The account does not exist.\r\n550 5.1.1 Look for typing errors.", true],
  ["RCPT", "556 5.1.10 Recipient address has null MX", true],
  ["RCPT", "550 5.2.1 The mailbox is disabled", true],
  ["RCPT", "550 No such user here", true],
  // Errors of the shop, its sender address or temporary conditions are retried.
  ["RCPT", "550 5.1.8 Sender address rejected: Domain not found", false],
  ["RCPT", "554 5.7.1 <ana@example.com>: Relay access denied", false],
  ["RCPT", "550 relay not permitted", false],
  ["RCPT", "553 sorry, that domain isn't in my list of allowed rcpthosts", false],
  ["RCPT", "552 5.2.2 Mailbox full", false],
  ["RCPT", "450 4.1.1 User unknown", false],
  ["MAIL", "550 5.1.1 User unknown", false],
])("isRecipientRefused classifies the reply to %s: %s", async (to, reply, isRefused) => {
  const { url } = await mailServer((line, socket) => {
    if (!line.startsWith(to)) return false;
    socket.write(`${reply}\r\n`);
    return true;
  });
  const failure = await smtpMailer(url)(MAIL, FROM).catch((error: unknown) => error);
  expect(String(failure)).toContain(reply.slice(0, 9));
  expect(isRecipientRefused(failure)).toBe(isRefused);
  expect(isMailServerAway(failure)).toBe(false);
});

it("checking the account distinguishes a refused login from an unreachable server", async () => {
  const { url } = await mailServer((line, socket) => {
    if (line.startsWith("EHLO")) return socket.write("250-Here\r\n250 AUTH PLAIN\r\n");
    if (line.startsWith("AUTH")) return socket.write("535 5.7.8 No\r\n");
    return false;
  });
  const refused = await checkMailAccount({ url: url.replace("//", "//ana:gresita@") });
  expect(refused).toMatchObject({
    isGood: false,
    words: expect.stringContaining("nu acceptă utilizatorul"),
  });
  const away = await checkMailAccount({ url: "smtp://ana:parola@127.0.0.1:1" });
  expect(away).toMatchObject({ isGood: false, words: expect.stringContaining("nu răspunde") });
});
