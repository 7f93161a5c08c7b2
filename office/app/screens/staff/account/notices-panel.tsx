import { NOTICE_CHANNELS } from "@curat/contract/staff/dashboard.values";
import type { NoticeKind, NoticeChannel } from "@curat/contract/staff/dashboard.values";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { NOTICE_WORDS } from "./notice-words.ts";

const texts = {
  noticeChannels: { mail: "pe pagina Acasă și prin e-mail", home: "pe pagina Acasă", none: "deloc" },
};
export function NoticesPanel({ notices }: { notices: { kind: NoticeKind; way: NoticeChannel }[] }) {
  const refused = useRefused("notices");
  if (notices.length === 0) return null;
  return (
    <Panel title="Notificări">
      <p>
        Vezi pe pagina Acasă ce ai de făcut. Pentru fiecare tip poți primi și un e-mail, cel mult unul la zece
        minute, sau îl poți ascunde.
      </p>
      <ActionForm name="notices" refused={refused}>
        {notices.map(({ kind, way }) => (
          <Select
            key={kind}
            label={NOTICE_WORDS[kind]}
            name={kind}
            defaultValue={refused?.values[kind] ?? way}
            options={NOTICE_CHANNELS.map((each) => ({ value: each, label: texts.noticeChannels[each] }))}
          />
        ))}
        <SendButton form="notices" variant="secondary">
          Salvează notificările
        </SendButton>
      </ActionForm>
    </Panel>
  );
}
