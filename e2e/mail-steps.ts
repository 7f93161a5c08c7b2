import { expect } from "@playwright/test";
import { SHOP } from "./addresses.ts";

/**
 * Returns the text of the newest mail to an address with a matching subject. Reads the mail page, which a
 * shop without SMTP has. If other tests also send mail to the address, pass words of the expected mail as
 * `about`.
 */
export async function mailTo(email: string, subject: RegExp, about = ""): Promise<string> {
  const found = async (): Promise<string> => {
    const list = await (await fetch(`${SHOP}/dev/mail`)).text();
    for (const [, path = "", title = "", to] of list.matchAll(
      /href="(\/dev\/mail\/[\w-]+)">([^<]*)<\/a> — ([^,]*),/g,
    )) {
      if (to !== email || !subject.test(title)) continue;
      const mail = await (await fetch(SHOP + path)).text();
      if (mail.includes(about)) return mail;
    }
    return "";
  };
  let mail = "";
  const intervals = [50, 100, 100, 250];
  await expect.poll(async () => (mail = await found()), { timeout: 30_000, intervals }).not.toBe("");
  return mail;
}
