import { describe, expect, it } from "vitest";
import { complaint, exchangeBounce, eximBounce, postfixBounce } from "../../../../testing/bounce-mails.ts";
import { seeded } from "../../../../testing/seeded.ts";
import { isReport, readReport } from "./reports.rules.ts";

const ID = "Campaign-1-2.abc@magazin.ro";

describe("a report about an undelivered email", () => {
  it("Postfix, Exim and Microsoft 365 name the cause, and the email by its message id", () => {
    for (const [mail, kind, detail] of [
      [postfixBounce(ID), "bounce", "5.1.1 550 5.1.1 <ana@example.com>"],
      [eximBounce(ID), "bounce", "5.1.1 550-5.1.1 The email account"],
      [exchangeBounce(ID), "failure", "5.2.2 554 5.2.2 mailbox full"],
    ] as const) {
      const report = readReport(mail);
      expect(report).toMatchObject({ kind, detail: expect.stringContaining(detail) });
      expect(report?.ids).toContain("campaign-1-2.abc");
    }
  });

  it.each([
    ["4.2.2", "452 4.2.2 Mailbox full", "failure"],
    ["5.7.1", "550 5.7.1 Message rejected as spam", "failure"],
    ["5.0.0", "550 No such user here", "bounce"],
    ["5.0.0", "550 Blocked by policy", "failure"],
    ["5.2.1", "550 5.2.1 Mailbox disabled", "bounce"],
    ["5.1.8", "553 5.1.8 Sender address rejected", "failure"],
  ])("status %s (%s) is a %s", (status, answer, kind) => {
    expect(readReport(postfixBounce(ID, { status, answer }))?.kind).toBe(kind);
  });

  it("a delay, a delivery receipt and an ordinary email report nothing", () => {
    for (const action of ["delayed", "delivered", "relayed"])
      expect(readReport(postfixBounce(ID).replace("Action: failed", `Action: ${action}`))).toBeUndefined();
    expect(isReport("Subject: Sunt în concediu\nContent-Type: text/plain")).toBe(false);
    expect(readReport("Subject: Sunt în concediu\r\n\r\nRevin luni.")).toBeUndefined();
  });
});

it("only reports of abuse and fraud are complaints", () => {
  expect(readReport(complaint(ID))).toMatchObject({ kind: "complaint", detail: "SomeGenerator/1.0" });
  expect(readReport(complaint(ID, "not-spam"))).toBeUndefined();
});

it("a damaged report is read in bounded time, without an error", () => {
  const random = seeded(7);
  const mails = [postfixBounce(ID), eximBounce(ID), exchangeBounce(ID), complaint(ID)];
  for (let round = 0; round < 400; round += 1) {
    const mail = mails[round % mails.length] ?? "";
    const [from, to] = [Math.floor(random() * mail.length), Math.floor(random() * mail.length)];
    const mangled = mail.slice(0, Math.min(from, to)) + mail.slice(Math.max(from, to));
    expect(() => readReport(mangled)).not.toThrow();
  }
  const hostile = postfixBounce(ID).replace("This is a MIME", `${"<a\n \n".repeat(200_000)}This`);
  const before = performance.now();
  readReport(hostile);
  expect(performance.now() - before).toBeLessThan(2_000);
});
