import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

it("serveUntilDrained ends silently if the main process ended during the start", async () => {
  const folder = mkdtempSync(join(tmpdir(), "curat-child-"));
  const entry = join(folder, "child.ts");
  writeFileSync(
    entry,
    `import { setTimeout as pause } from "node:timers/promises";
    import { serveUntilDrained } from ${JSON.stringify(new URL("./serve-until-drained.ts", import.meta.url).href)};
    while (process.connected) await pause(10);
    setInterval(() => undefined, 1000);
    serveUntilDrained(async () => undefined);`,
  );
  const child = spawn(process.execPath, [entry], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
  child.disconnect();
  // Standard error is a pipe, as requested above.
  const [output, exit] = await Promise.all([text(child.stderr as Readable), once(child, "exit")]);
  expect({ said: output, exit }).toEqual({ said: "", exit: [1, null] });
  rmSync(folder, { recursive: true });
});
