// First half of every npm script: runs on Node 20.19 or later, without any packages.
import { buildApps } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { PreparationError } from "./report.mjs";

const steps = {
  start: [installPackages, buildApps],
  dev: [installPackages],
  check: [installPackages],
  // The tests build the apps themselves, so that a broken build is one failure among others.
  test: [installPackages],
};

const goal = process.argv[2] ?? "start";
if (!Object.hasOwn(steps, goal)) {
  console.error(`Unknown step "${goal}"; use one of ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}

// On an older Node, npm skips programs that need a newer one, and the build then fails without a reason.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This is Node ${process.versions.node}; setup needs Node 20.19 or later. As root: npm install --global node@24 npm@11`,
  );
  process.exit(1);
}

try {
  await withLock(async () => {
    for (const step of steps[goal]) await step();
  });
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  console.error(error.message);
  process.exit(1);
}
