import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // All routes are known at once: seventy routes cost less than a request for a manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
