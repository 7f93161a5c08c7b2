import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import type { DraftKind } from "./draft-kind.ts";
import { publishDue } from "./publish.service.ts";

export function draftTasks(context: ApiContext, kinds: readonly DraftKind[]): TaskList {
  return {
    publish_drafts: async () => {
      const count = await publishDue(context, kinds);
      if (count > 0) context.log({ level: "info", message: "Drafts were published.", count });
    },
  };
}
