import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Send all routes up front: seventy routes cost less than a manifest request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
