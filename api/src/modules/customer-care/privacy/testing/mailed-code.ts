import { expect } from "vitest";
import type { TestShop } from "../../../../testing/test-shop.ts";
import { listMails, readMail } from "../../../backoffice/notifications/index.ts";

/** Returns the code of the latest privacy link sent to an email; requires a running worker. */
export async function mailedCode(shop: TestShop, email: string): Promise<string> {
  const { mailFolder } = shop.config;
  const find = async () => {
    const mail = (await listMails(mailFolder)).find(
      ({ id, to }) => to === email && /^privacy-(?!closed)/.test(id),
    );
    const { text = "" } = (mail && (await readMail(mailFolder, mail.id))) ?? {};
    return /date-personale\/(\S+)/.exec(text)?.[1];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}
