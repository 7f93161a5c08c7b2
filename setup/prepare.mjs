// First half of every npm script. Runs on whatever Node the machine has (20.19 or later) and on nothing else:
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

// With an older one npm leaves out programs that are made for newer ones, and the build fails without saying so.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This is Node ${process.versions.node}; the shop needs 20.19 or later to begin with. As root: npm install --global node@24 npm@11`,
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
