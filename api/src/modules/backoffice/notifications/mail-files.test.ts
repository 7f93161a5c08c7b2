import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { deleteMailsBefore, listMails, writeMail } from "./mail-files.ts";

const folder = mkdtempSync(join(tmpdir(), "curat-mails-"));
afterAll(() => rmSync(folder, { recursive: true }));
const mail = (id: string) => ({ id, to: "", subject: "", date: "2026-11-21", html: "", text: "" });

it("writeMail makes files readable only by their owner, even in an existing folder", () => {
  chmodSync(folder, 0o755);
  writeMail(folder, mail("reset-1"), { source: Buffer.from(""), papers: [new Uint8Array(1)] });
  const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
});

it("deleteMailsBefore deletes only emails older than a time", async () => {
  writeMail(folder, mail("old"), { source: Buffer.from(""), papers: [] });
  for (const name of ["old.eml", "old.json"])
    utimesSync(join(folder, name), new Date("2026-10-01"), new Date("2026-10-01"));
  await deleteMailsBefore(folder, new Date("2026-10-15"));
  expect((await listMails(folder)).map(({ id }) => id)).toEqual(["reset-1"]);
  await deleteMailsBefore(join(folder, "none"), new Date());
});
