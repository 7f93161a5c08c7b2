import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  basename: "/admin",
  ssr: true,
  // All routes are sent at once, because some thirty routes are smaller than the cost of a manifest request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
