import { LinkTabs } from "../../../components/page/link-tabs.tsx";

export function JobRooms({ at }: { at: "long" | "failed" }) {
  return (
    <LinkTabs
      label="Operațiuni și sarcini"
      tabs={[
        { to: "/lucrari", text: "Operațiuni de durată", current: at === "long" ? "page" : undefined },
        { to: "/lucrari/sarcini", text: "Sarcini eșuate", current: at === "failed" ? "page" : undefined },
      ]}
    />
  );
}
