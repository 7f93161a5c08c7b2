import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordPage } from "../../../components/record/record-page.tsx";
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
  titled(loaderData?.voucher.code ?? "Vouchere")();

export default function Voucher() {
  const { voucher, filled, uses, moreUses, history, otherViewers, addable, mayEdit } =
    useLoaderData<typeof loadVoucher>();
  const { id, version, state } = voucher;
  const isArchived = state === "archived";
  return (
    <RecordPage
      title={voucher.code}
      room={{ to: "/vouchere", text: "Vouchere" }}
      {...{ kind: "voucher", id, otherViewers, history }}
      formTitle="Voucherul"
      form={
        <>
          <FactList
            facts={[
              ["Denumire", voucher.name],
              ["Stare", <Status key="state" text={texts.states[state]} variant={voucherVariant(state)} />],
              ["Ce oferă", givesText(voucher)],
              ["Valoare minimă", voucher.minimum > 0 && formatOfficeLei(voucher.minimum)],
              ["De la", <Moment key="from" at={voucher.starts_at} />],
              ["Până la", <Moment key="until" at={voucher.ends_at} />],
              ["Folosiri", texts.usedOf(voucher.uses, voucher.max_uses)],
              ["Destinatar", voucher.email],
            ]}
          />
          {isArchived && (
            <p>Voucherul este arhivat: nu poate fi folosit sau modificat până nu îl scoți din arhivă.</p>
          )}
          {mayEdit && !isArchived && (
            <VoucherForm key={`${id}-${version}`} {...{ filled, version, addable }} />
          )}
        </>
      }
      sidebar={
        <>
          {mayEdit && (
            <Panel title="Acțiuni">
              {(state === "open" || state === "used") && (
                <ConfirmDelete open="Încheie acum">
                  <p>Voucherul nu va mai putea fi folosit. Comenzile care l-au folosit rămân neschimbate.</p>
                  <PressButton intent="end" fields={{ version }}>
                    Încheie acum
                  </PressButton>
                </ConfirmDelete>
              )}
              <PressButton intent={isArchived ? "restore" : "archive"} fields={{ version }}>
                {isArchived ? "Scoate din arhivă" : "Arhivează"}
              </PressButton>
            </Panel>
          )}
          <UsesPanel uses={uses} more={moreUses} />
        </>
      }
    />
  );
}
