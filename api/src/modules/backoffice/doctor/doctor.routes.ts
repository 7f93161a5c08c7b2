import { getDoctor } from "@curat/contract/staff/doctor";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { examine } from "./doctor.service.ts";

export function doctorRoutes(app: ApiApp, context: ApiContext, isIndexReady: () => boolean): void {
  serve(app, getDoctor, async () => ({
    data: {
      checked_at: context.now().toISOString(),
      checks: await examine(context, {
        index: async () => (isIndexReady() ? "stands" : "not_yet"),
        heaps: context.config.heaps,
      }),
    },
  }));
}
