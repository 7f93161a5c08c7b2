import { LinkTabs } from "../../../components/page/link-tabs.tsx";
import { texts } from "./texts.ts";

/** Tabs for the two lists of background work. */
export function JobRooms({ at }: { at: "long" | "failed" }) {
  return (
    <LinkTabs
      label={texts.rooms}
      tabs={[
        { to: "/lucrari", text: texts.long, current: at === "long" ? "page" : undefined },
        { to: "/lucrari/sarcini", text: texts.failedJobs, current: at === "failed" ? "page" : undefined },
      ]}
    />
  );
}
