import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  basename: "/admin",
  ssr: true,
  // The first manifest contains all routes, so opening another screen needs no manifest request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
