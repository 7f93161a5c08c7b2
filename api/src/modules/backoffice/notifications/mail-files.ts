/** Mails as files: `{id}.eml` for a mail program, `{id}.json` and papers for /dev/mail. */
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { randomId } from "../../../identity/random-id.ts";

export interface MailSummary {
  id: string;
  to: string;
  subject: string;
  /** ISO 8601. */
  date: string;
}
export interface StoredMail extends MailSummary {
  html: string;
  text: string;
  /** Names of the PDFs that go with it, in their order. */
  papers?: string[];
}

/** Mails of the folder, newest first; none when there is no folder yet. */
export async function listMails(folder: string): Promise<MailSummary[]> {
  const ids = (await namesIn(folder)).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
  const mails = await Promise.all(ids.map((id) => readMail(folder, id)));
  return mails
    .flatMap((mail) => (mail ? [summaryOf(mail)] : []))
    .sort((one, other) => other.date.localeCompare(one.date) || other.id.localeCompare(one.id));
}

/** One mail with both of its bodies; undefined for an unknown id. */
export async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!isMailId(id)) return undefined;
  try {
    return JSON.parse(await readFile(join(folder, `${id}.json`), "utf8")) as StoredMail;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** A paper of a mail by its place; undefined for an unknown one. */
export async function readDocument(
  folder: string,
  id: string,
  index: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const mail = await readMail(folder, id);
  if (!mail?.papers?.[index]) return undefined;
  return readFile(documentPath(folder, id, index));
}

function documentPath(folder: string, id: string, index: number): string {
  return join(folder, `${id}.${index}.pdf`);
}

/** True when the mail was written whole. */
export function hasMail(folder: string, id: string): boolean {
  return existsSync(join(folder, `${id}.json`));
}

/**
 * Writes the files, each in one piece; the .json comes last and says that the mail is whole. At once, not in the
 * background: the worker, which alone writes mails, is done with a small file sooner than with the waiting for it.
 */
export function writeMail(
  folder: string,
  mail: StoredMail,
  { source, papers }: { source: Buffer; papers: readonly Uint8Array[] },
): void {
  if (!isMailId(mail.id)) throw new Error(`"${mail.id}" can not name a file.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A folder of before has the mode of before.
  chmodSync(folder, 0o700);
  writeWhole(join(folder, `${mail.id}.eml`), source);
  for (const [index, bytes] of papers.entries())
    writeWhole(documentPath(folder, mail.id, index), Buffer.from(bytes));
  writeWhole(join(folder, `${mail.id}.json`), JSON.stringify(mail, null, 2));
}

/** Two tries at the same mail at once each write a part of their own; the last rename stands. */
function writeWhole(path: string, content: string | Buffer): void {
  const part = `${path}.${randomId()}.part`;
  writeFileSync(part, content, { mode: 0o600 });
  renameSync(part, path);
}

/** Deletes mails that were written before a time: they hold orders, and links that once let somebody in. */
export async function deleteMailsBefore(folder: string, time: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    // Gone meanwhile is as good as deleted.
    const written = await stat(path).catch(() => undefined);
    if (written && written.mtime < time) await rm(path, { force: true });
  }
}

const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+\w/g;

/** Deletes the mails that name an e-mail address, to whomever they went; `digest` is the address's SHA-256, in hex. */
export async function deleteMailsNaming(folder: string, digest: string): Promise<void> {
  const names = await namesIn(folder);
  for (const { id } of await listMails(folder)) {
    const mail = await readMail(folder, id);
    const named =
      `${mail?.to} ${mail?.subject} ${mail?.text} ${mail?.html}`.toLowerCase().match(ADDRESS) ?? [];
    if (!named.some((address) => createHash("sha256").update(address).digest("hex") === digest)) continue;
    // The .json goes last: a crash before it leaves a mail that is found again.
    const files = names.filter((name) => name.startsWith(`${id}.`) && name !== `${id}.json`);
    for (const name of [...files, `${id}.json`]) await rm(join(folder, name), { force: true });
  }
}

/** Ids name files: letters, digits and dashes, so that none leads out of the folder. */
function isMailId(id: string): boolean {
  return /^[\w-]{1,100}$/.test(id);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function summaryOf({ id, to, subject, date }: StoredMail): MailSummary {
  return { id, to, subject, date };
}
