import * as calls from "@curat/contract/staff/mail-texts";
import type { MailText } from "@curat/contract/staff/mail-texts";
import {
  MAIL_TEXT_KEYS,
  MAIL_TEXTS,
  type MailTextKey,
  placesOf,
} from "@curat/contract/staff/mail-texts.values";
import { randomUUID } from "node:crypto";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { type Actor, StaleVersion, versionOf } from "../../../platform/changes/index.ts";
import { changeSetting, loadSettings } from "../../../platform/settings/index.ts";
import { findReader } from "../../../platform/staff/index.ts";
import type { MailShop } from "../mail-page.ts";
import { mailShopOf } from "../mail-shop.ts";
import { type MailWords, readMailTexts } from "./mail-words.ts";
import { ownWords, sampleMail } from "./sample-mail.ts";

const KEY = "mailTexts";
const SUBJECT = { kind: "setting", id: KEY } as const;
const NO_ADDRESS = "O cheie API nu are adresă de e-mail: trimite e-mailul de probă din contul tău.";

interface CurrentState {
  shop: MailShop;
  version: number;
}

export function mailTextsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, config } = context;
  const stands = async (): Promise<CurrentState> => {
    const [settings, version] = await Promise.all([loadSettings(db), versionOf(db, SUBJECT)]);
    return { shop: mailShopOf(settings, config, true), version };
  };
  const write = async (
    key: MailTextKey,
    {
      words,
      expectedVersion,
      actor,
    }: { words: MailWords | undefined; expectedVersion: number; actor: Actor },
  ): Promise<MailText> => {
    const current = await stands();
    if (current.version !== expectedVersion) throw new StaleVersion(toWire(key, current), current.version);
    const { [key]: _former, ...otherTexts } = current.shop.chosen ?? {};
    const isOwn = words === undefined || (words.title === "" && words.intro === "");
    const value = isOwn ? otherTexts : { ...otherTexts, [key]: words };
    const rule = { schema: calls.mailTexts, read: readMailTexts };
    await changeSetting(context, actor, { key: KEY, value, expectedVersion, rule });
    return toWire(key, await stands());
  };

  serve(app, calls.listMailTexts, async () => {
    const current = await stands();
    return { data: MAIL_TEXT_KEYS.map((key) => toWire(key, current)) };
  });

  serve(app, calls.changeMailText, async ({ params, body: { version, ...words }, staff }) => ({
    data: await write(keyOf(params.key, words), { words, expectedVersion: version, actor: staff }),
  }));

  serve(app, calls.resetMailText, async ({ params, query, staff }) => ({
    data: await write(keyOf(params.key), { words: undefined, expectedVersion: query.version, actor: staff }),
  }));

  serve(app, calls.previewMailText, async ({ params, body }) => {
    const key = keyOf(params.key, body);
    const { subject, html, text } = sampleMail(key, { ...(await stands()).shop, chosen: { [key]: body } });
    return { data: { subject, html: html.markup, text } };
  });

  serve(app, calls.sendMailText, async ({ params, body, staff }) => {
    const key = keyOf(params.key, body);
    const reader = staff.kind === "staff" ? await findReader(db, Number(staff.id)) : undefined;
    if (!reader) throw invalid({ key: [NO_ADDRESS] });
    const request = randomUUID();
    const payload = { memberId: Number(staff.id), key, ...body, request };
    await transaction(db, (tx) => enqueue(tx, "mail_text_test_mail", payload, `mail-text:${request}`));
    return { data: { to: reader.email } };
  });
}

function toWire(key: MailTextKey, { shop, version }: CurrentState): MailText {
  const own = ownWords(key, shop);
  const { title, intro } = shop.chosen?.[key] ?? { title: "", intro: "" };
  const { group, label } = MAIL_TEXTS[key];
  return {
    key,
    group,
    label,
    places: [...placesOf(key)],
    title,
    intro,
    default_title: own.title,
    default_intro: own.intro,
    version,
  };
}

/** Throws 404 for an unknown email, and 422 for placeholders that this email lacks. */
function keyOf(text: string, words?: MailWords): MailTextKey {
  const key = MAIL_TEXT_KEYS.find((one) => one === text);
  if (key === undefined) throw notFound();
  const errors = words && calls.misplaced(key, { title: words.title, intro: words.intro });
  if (errors && Object.keys(errors).length > 0) throw invalid(errors);
  return key;
}
