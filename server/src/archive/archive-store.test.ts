import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startS3 } from "../testing/s3-server.ts";
import { type ArchiveStore, openArchive } from "./archive-store.ts";
import { copyBackup, fetchBackup } from "./backup-copies.ts";
import { signedHeaders } from "./s3-signature.ts";

const account = { accessKeyId: "the-id", secretAccessKey: "the-secret" };
const s3 = await startS3({ bucket: "archive", account });
const folder = await mkdtemp(join(tmpdir(), "curat-store-"));
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const bucket = {
  kind: "s3",
  bucket: "archive",
  prefix: "shop/",
  region: "eu-central-1",
  endpoint: s3.endpoint,
} as const;

async function contentOf(store: ArchiveStore, name: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await store.get(name)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

it.each([
  ["a folder", openArchive({ kind: "folder", path: folder })],
  ["a bucket", openArchive({ ...bucket, ...account })],
])("an archive stores, lists, returns and removes files in %s", async (_, store) => {
  const long = randomBytes(17 * 1024 * 1024);
  const path = join(folder, "long.part");
  await writeFile(path, long);
  await store.putFile("base/one/cluster.tar.gz", path);
  await rm(path);
  for (const name of ["4", "1", "3", "2"]) await store.put(`wal/one/${name}.gz`, Buffer.from(name));
  await store.put("wal/one/1.gz", Buffer.from("again"));
  expect((await contentOf(store, "base/one/cluster.tar.gz")).equals(long)).toBe(true);
  expect(String(await contentOf(store, "wal/one/1.gz"))).toBe("again");
  const listed = await store.list("wal/one/");
  expect(listed.map(({ name, bytes }) => [name, bytes])).toEqual([
    ["wal/one/1.gz", 5],
    ["wal/one/2.gz", 1],
    ["wal/one/3.gz", 1],
    ["wal/one/4.gz", 1],
  ]);
  expect(Date.now() - (listed[0]?.modifiedAt.getTime() ?? 0)).toBeLessThan(60_000);
  await store.remove("wal/one/1.gz");
  await store.remove("wal/one/1.gz");
  await expect(store.get("wal/one/1.gz")).rejects.toThrow("wal/one/1.gz");
  expect(await store.list("wal/two/")).toEqual([]);
});

it("fetchBackup lists the existing copies when an unknown one is requested", async () => {
  const store = openArchive({ ...bucket, ...account });
  const file = join(folder, "night.backup");
  await writeFile(file, "everything");
  expect(await copyBackup(store, file, 14)).toBe("backups/night.backup");
  await rm(file);
  await expect(fetchBackup(store, "day.backup", file)).rejects.toThrow("It has night.backup.");
  await fetchBackup(store, "night.backup", file);
  expect(await readFile(file, "utf8")).toBe("everything");
});

it("a folder archive with a missing folder reports that its disk must be mounted", async () => {
  const store = openArchive({ kind: "folder", path: join(folder, "unmounted") });
  await expect(store.put("a", Buffer.from("a"))).rejects.toThrow("mount the disk that holds it");
  await expect(store.list("")).rejects.toThrow("mount the disk that holds it");
});

it("a bucket archive reports the service and its reason for a failure", async () => {
  const wrong = openArchive({ ...bucket, ...account, secretAccessKey: "another" });
  await expect(wrong.put("a", Buffer.from("a"))).rejects.toThrow("refuses PUT a: 403 SignatureDoesNotMatch");
  const away = openArchive({ ...bucket, ...account, endpoint: "http://127.0.0.1:1" });
  await expect(away.list("")).rejects.toThrow("http://127.0.0.1:1 does not respond.");
});

it("signedHeaders signs the example in Amazon's documentation as printed there", () => {
  const { authorization } = signedHeaders(
    {
      method: "GET",
      url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
      headers: { range: "bytes=0-9" },
    },
    {
      region: "us-east-1",
      accessKeyId: "AKIAIOSFODNN7EXAMPLE",
      secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    },
    new Date("2013-05-24T00:00:00Z"),
  );
  expect(authorization).toContain(
    "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
});
