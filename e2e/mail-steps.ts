import { expect } from "@playwright/test";
import { SHOP } from "./addresses.ts";

/** Returns the newest email to an address with a matching subject and, if given, with `about` in its text. */
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
