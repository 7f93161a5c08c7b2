// First half of every npm script. Runs on whatever Node the machine has (20 or later) and on nothing else:
// no package may be imported here. Afterwards `node_modules/.bin/node` is the Node that the project pins.
import { buildApps } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { PreparationError } from "./tell.mjs";

const steps = {
  start: [installPackages, buildApps],
  dev: [installPackages],
  check: [installPackages],
  // The suite builds when it comes to the browser tests, so that a broken build is one failure among others.
  test: [installPackages],
};

const goal = process.argv[2] ?? "start";
if (!Object.hasOwn(steps, goal)) {
  console.error(`Prepare knows ${Object.keys(steps).join(", ")}, not "${goal}".`);
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
