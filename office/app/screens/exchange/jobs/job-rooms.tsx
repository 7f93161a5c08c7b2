import { LinkTabs } from "../../../components/page/link-tabs.tsx";

/** Tabs for the two lists of background work. */
export function JobRooms({ at }: { at: "long" | "failed" }) {
  return (
    <LinkTabs
      label="Lucrări și sarcini"
      tabs={[
        { to: "/lucrari", text: "Lucrări îndelungate", current: at === "long" ? "page" : undefined },
        { to: "/lucrari/sarcini", text: "Sarcini nereușite", current: at === "failed" ? "page" : undefined },
      ]}
    />
  );
}
