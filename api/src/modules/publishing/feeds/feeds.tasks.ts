import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { writePublicFiles } from "./write-public-files.service.ts";

export function feedTasks(context: ApiContext): TaskList {
  return {
    write_public_files: async () => {
      const count = await writePublicFiles(context);
      if (count > 0) context.log({ level: "info", message: "Feeds and sitemaps were written.", count });
    },
  };
}
