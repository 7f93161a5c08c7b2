import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Text of the newest mail to an address whose subject says this, read where a shop without SMTP shows its mails. */
export async function mailTo(page: Page, email: string, subject: RegExp): Promise<string> {
  const found = async (): Promise<string | undefined> => {
    const list = await (await page.request.get("/dev/mail")).text();
    return [...list.matchAll(/href="(\/dev\/mail\/[\w-]+)">([^<]*)<\/a> — ([^,]*),/g)].find(
      ([, , title = "", to]) => to === email && subject.test(title),
    )?.[1];
  };
  await expect.poll(found, { timeout: 15_000 }).toBeTruthy();
  return (await page.request.get((await found()) ?? "")).text();
}
