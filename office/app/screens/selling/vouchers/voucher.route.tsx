import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { FinalAct } from "../../../components/form/final-act.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { UsesPanel } from "./uses-panel.tsx";
import { givesText } from "./voucher-fields.ts";
import { VoucherForm } from "./voucher-form.tsx";
import { changeVoucher } from "./voucher.server.ts";
import type { loadVoucher } from "./voucher.server.ts";
import { voucherVariant } from "./vouchers-shape.ts";
import { texts } from "./texts.ts";

export { loadVoucher as loader } from "./voucher.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeVoucher(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loadVoucher> = ({ loaderData }) =>
  titled(loaderData?.voucher.code ?? texts.title)();

export default function Voucher() {
  const { voucher, filled, uses, moreUses, history, others, addable, mayEdit } =
    useLoaderData<typeof loadVoucher>();
  const { id, version, state } = voucher;
  const isArchived = state === "archived";
  return (
    <Page title={voucher.code} trail={[{ to: "/vouchere", text: texts.title }]}>
      <Presence kind="voucher" id={id} others={others} />
      <Panels>
        <Panel title={texts.text}>
          <FactList
            facts={[
              [texts.name, voucher.name],
              [
                texts.state,
                <Status key="state" text={texts.states[state]} variant={voucherVariant(state)} />,
              ],
              [texts.gives, givesText(voucher)],
              [texts.minimum, voucher.minimum > 0 && formatOfficeLei(voucher.minimum)],
              [texts.from, <Moment key="from" at={voucher.starts_at} />],
              [texts.until, <Moment key="until" at={voucher.ends_at} />],
              [texts.uses, texts.usedOf(voucher.uses, voucher.max_uses)],
              [texts.email, voucher.email],
            ]}
          />
          {isArchived && <p>{texts.isArchived}</p>}
          {mayEdit && !isArchived && (
            <VoucherForm key={`${id}-${version}`} {...{ filled, version, addable }} />
          )}
        </Panel>
        <div>
          {mayEdit && (
            <Panel title={texts.acts}>
              {(state === "open" || state === "used") && (
                <FinalAct open={texts.end}>
                  <p>{texts.endExplain}</p>
                  <PressButton intent="end" fields={{ version }}>
                    {texts.end}
                  </PressButton>
                </FinalAct>
              )}
              <PressButton intent={isArchived ? "restore" : "archive"} fields={{ version }}>
                {isArchived ? texts.restore : texts.archive}
              </PressButton>
            </Panel>
          )}
          <UsesPanel uses={uses} more={moreUses} />
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}
