import { buttonClass } from "@curat/ui/button/button.tsx";
import { Facts } from "../../../components/facts/facts.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { InfoDialog } from "./info-dialog.tsx";
import type { loadInfo } from "./info.server.ts";
import { texts } from "./texts.ts";

export type InfoData = Awaited<ReturnType<typeof loadInfo>>;

export function InfoScreen({ data: { person, isEditing } }: { data: InfoData }) {
  return (
    <>
      <PageHead title={texts.title}>
        <a href="/account/info?edit=1" className={buttonClass("secondary")} data-keeps-place>
          {accountTexts.edit}
        </a>
      </PageHead>
      <Facts
        facts={[
          [texts.name, person.fullname],
          [texts.email, person.email],
          [texts.phone, person.phone || texts.none],
        ]}
      />
      {isEditing && <InfoDialog person={person} />}
    </>
  );
}
