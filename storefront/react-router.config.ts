import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { slimManifests } from "./slim-manifest.ts";

export default {
  appDirectory: "app",
  ssr: true,
  // All routes are known at once: seventy routes cost less than a request for a manifest.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => slimManifests(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;
