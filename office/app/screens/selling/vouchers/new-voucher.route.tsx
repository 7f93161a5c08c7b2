import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { BLANK_VOUCHER } from "./voucher-fields.ts";
import { VoucherForm } from "./voucher-form.tsx";
import { createVoucher } from "./vouchers.server.ts";
import type { loadNewVoucher } from "./vouchers.server.ts";

export { loadNewVoucher as loader } from "./vouchers.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => createVoucher(request, context);

export const meta = titled("Voucher nou");

export default function NewVoucher() {
  return (
    <Page title="Voucher nou" trail={[{ to: "/vouchere", text: "Vouchere" }]}>
      <Panel title="Voucherul">
        <VoucherForm filled={BLANK_VOUCHER} {...useLoaderData<typeof loadNewVoucher>()} />
      </Panel>
    </Page>
  );
}
