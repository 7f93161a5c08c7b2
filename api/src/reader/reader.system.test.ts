import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import type misbehaving from "../testing/misbehaving.reading.ts";
import type { Misbehaviour } from "../testing/misbehaving.reading.ts";
import { ReadersBusy, TooMuch } from "./file-fault.ts";
import { type Limits, LIMITS, type Sender } from "./limits.ts";
import { onlyPiece, readingAt } from "./read-apart.ts";

const FIXTURE = new URL("../testing/misbehaving.reading.ts", import.meta.url);
const readApart = readingAt<typeof misbehaving>(FIXTURE);
const read = (kind: Misbehaviour, { sender = "staff", from = "" }: { sender?: Sender; from?: string } = {}) =>
  onlyPiece(readApart(kind, { files: [], sender, from }));
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("the reader", () => {
  it.each([
    ["endless", "took too long"],
    ["heap", "SIGKILL"],
    ["native", "SIGKILL"],
    ["exit", "stopped unexpectedly (3)"],
  ] as const)("a file of the kind '%s' ends its reader, and the shop keeps running", async (kind, why) => {
    const [limits, { seconds }]: [Limits, Limits] = [LIMITS.visitor, { ...LIMITS.visitor }];
    // The others end by themselves, however long that takes on a busy machine.
    limits.seconds = kind === "endless" ? 1 : 60;
    onTestFinished(() => void (limits.seconds = seconds));
    const before = process.memoryUsage.rss();
    const refused = await read(kind, { sender: "visitor" }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooMuch);
    expect(String((refused as TooMuch).cause)).toContain(why);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
    expect(await read("nothing")).toBeGreaterThan(0);
  });

  it("a reader refuses an invalid file with the parser's reason or a general message", async () => {
    await expect(read("fault")).rejects.toThrow("Fișierul este gol.");
    for (const kind of ["throw", "deep"] as const)
      await expect(read(kind)).rejects.toThrow(
        "Fișierul nu poate fi citit: este deteriorat sau are alt format. Salvează-l din nou sau alege alt fișier.",
      );
  });
});

it("a reader reads consecutive files in the same process", async () => {
  const first = await read("nothing");
  expect(await read("nothing")).toBe(first);
});

it("readers serve other visitors and staff while one visitor sends bombs", async () => {
  const [bomber, other] = [
    { sender: "visitor", from: "192.0.2.1" },
    { sender: "visitor", from: "192.0.2.2" },
  ] as const;
  // Readers start slowly on a busy machine, so three are started in advance.
  await Promise.all([read("nothing", bomber), read("nothing", other), read("nothing")]);
  const bombs = Array.from({ length: 10 }, () => read("endless", bomber));
  let haveEnded = false;
  const ends = Promise.allSettled(bombs).finally(() => (haveEnded = true));
  await Promise.all([read("nothing", other), read("nothing")]);
  expect(haveEnded).toBe(false);
  const refused = (await ends).map((end) => (end.status === "rejected" ? end.reason.constructor : undefined));
  expect(new Set(refused)).toEqual(new Set([TooMuch, ReadersBusy]));
  expect(await read("nothing", bomber)).toBeGreaterThan(0);
});

const startParent = (script: string) =>
  spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { enableStandbyReader, readingAt } from ${JSON.stringify(new URL("read-apart.ts", import.meta.url).href)};
       const read = readingAt(new URL(${JSON.stringify(FIXTURE.href)}));
       ${script}`,
    ],
    { cwd: fileURLToPath(new URL(".", import.meta.url)), stdio: ["pipe", "pipe", "inherit"] },
  );

it("a reader ends with its parent process, even while it reads a file", async () => {
  const parent = startParent(
    'for await (const pid of read("endless", { files: [], sender: "job" })) console.log(pid);',
  );
  const [reported] = (await once(parent.stdout, "data")) as [Buffer];
  const reader = Number(reported.toString());
  expect(isAlive(reader)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(reader)).toBe(false);
});

it("a killed spare reader is replaced, and none outlives the parent", async () => {
  const parent = startParent(`
    enableStandbyReader();
    process.stdin.once("data", async () => {
      for await (const pid of read("exit", { files: [], sender: "staff" })) console.log(pid);
    });
    process.on("unhandledRejection", () => undefined);`);
  const children = (): number[] => {
    const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(parent.pid)], { encoding: "utf8" });
    return stdout.trim().split(/\s+/).filter(Boolean).map(Number);
  };
  await expect.poll(children).toHaveLength(1);
  const [spare] = children();
  parent.stdin.write("read\n");
  const [reported] = (await once(parent.stdout, "data")) as [Buffer];
  expect(Number(reported.toString())).toBe(spare);
  await expect.poll(() => children().filter((pid) => pid !== spare)).toHaveLength(1);
  const [next = 0] = children().filter((pid) => pid !== spare);
  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(next)).toBe(false);
});
