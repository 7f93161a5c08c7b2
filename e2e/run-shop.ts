import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../server/src/main.ts", import.meta.url));

/** Runs the shop's main process with these settings; ends when it ends, and passes on the signal to stop. */
export function runShop(settings: Record<string, string>, afterwards: () => void = () => undefined): void {
  const shop = spawn(process.execPath, [main], { stdio: "inherit", env: { ...process.env, ...settings } });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => shop.kill("SIGTERM"));
  shop.on("exit", (code) => {
    afterwards();
    process.exit(code ?? 1);
  });
}
