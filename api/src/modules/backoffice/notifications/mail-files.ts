/** Stores emails as files: `{id}.eml` for mail programs, `{id}.json` and PDFs for /dev/mail. */
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { randomId } from "../../../identity/random-id.ts";

export interface MailSummary {
  id: string;
  to: string;
  subject: string;
  date: string;
}
export interface StoredMail extends MailSummary {
  html: string;
  text: string;
  papers?: string[];
}

export async function listMails(folder: string): Promise<MailSummary[]> {
  const ids = (await namesIn(folder)).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
  const mails = await Promise.all(ids.map((id) => readMail(folder, id)));
  return mails
    .flatMap((mail) => (mail ? [summaryOf(mail)] : []))
    .sort((one, other) => other.date.localeCompare(one.date) || other.id.localeCompare(one.id));
}

export async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!isMailId(id)) return undefined;
  try {
    return JSON.parse(await readFile(join(folder, `${id}.json`), "utf8")) as StoredMail;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

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

/** Returns whether the email was written completely. */
export function hasMail(folder: string, id: string): boolean {
  return existsSync(join(folder, `${id}.json`));
}

/** Writes the files atomically. The .json comes last, because it marks the email as complete. */
export function writeMail(
  folder: string,
  mail: StoredMail,
  { source, papers }: { source: Buffer; papers: readonly Uint8Array[] },
): void {
  if (!isMailId(mail.id)) throw new Error(`"${mail.id}" cannot be a file name.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Set explicitly, because an existing folder keeps its mode.
  chmodSync(folder, 0o700);
  writeWhole(join(folder, `${mail.id}.eml`), source);
  for (const [index, bytes] of papers.entries())
    writeWhole(documentPath(folder, mail.id, index), Buffer.from(bytes));
  writeWhole(join(folder, `${mail.id}.json`), JSON.stringify(mail, null, 2));
}

/** Writes a file atomically. Concurrent attempts use separate temporary files, and the last rename wins. */
function writeWhole(path: string, content: string | Buffer): void {
  const part = `${path}.${randomId()}.part`;
  writeFileSync(part, content, { mode: 0o600 });
  renameSync(part, path);
}

/** Deletes emails written before a time, because they contain order data and expired login links. */
export async function deleteMailsBefore(folder: string, time: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    // Another process may have deleted the file in the meantime.
    const written = await stat(path).catch(() => undefined);
    if (written && written.mtime < time) await rm(path, { force: true });
  }
}

const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+\w/g;

/** Deletes stored emails that contain an address, given as the hex-encoded SHA-256 `digest`. */
export async function deleteMailsNaming(folder: string, digest: string): Promise<void> {
  const names = await namesIn(folder);
  for (const { id } of await listMails(folder)) {
    const mail = await readMail(folder, id);
    const named =
      `${mail?.to} ${mail?.subject} ${mail?.text} ${mail?.html}`.toLowerCase().match(ADDRESS) ?? [];
    if (!named.some((address) => createHash("sha256").update(address).digest("hex") === digest)) continue;
    // The .json is deleted last, so that a retry after a crash finds the remaining files.
    const files = names.filter((name) => name.startsWith(`${id}.`) && name !== `${id}.json`);
    for (const name of [...files, `${id}.json`]) await rm(join(folder, name), { force: true });
  }
}

/** Returns whether an id can be a file name: only letters, digits, underscores and dashes are allowed. */
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
