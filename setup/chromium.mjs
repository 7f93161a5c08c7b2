import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";
import { tell } from "./report.mjs";

// In order of preference: the headless shell draws no windows, which makes the suite 40 % faster.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const howTo =
  "There is no Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.";

/**
 * Returns the path of a Chromium and installs one if permitted. Otherwise prints instructions and returns
 * undefined.
 */
export async function requireChromium(env = process.env) {
  const found = findChromium(env) ?? (canInstall(env) ? await install(env) : undefined);
  if (!found)
    console.error(env.CHROMIUM_PATH ? `CHROMIUM_PATH is not a program: ${env.CHROMIUM_PATH}.` : howTo);
  return found;
}

/** Returns the Chromium in CHROMIUM_PATH or else in PATH. */
export function findChromium(env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = [...(env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/bin"];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

function canInstall(env) {
  return !env.CHROMIUM_PATH && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

async function install(env) {
  const quietly = { ...env, DEBIAN_FRONTEND: "noninteractive" };
  await tell("Installing Debian's Chromium for the browser tests", async () => {
    await run("apt-get", ["-qq", "update"], { env: quietly });
    await run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", "chromium-headless-shell"], {
      env: quietly,
    });
  });
  return findChromium(env);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
