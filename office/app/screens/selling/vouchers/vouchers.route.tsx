import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { givesText } from "./voucher-fields.ts";
import { VOUCHERS, voucherVariant } from "./vouchers-shape.ts";
import type { loadVouchers } from "./vouchers.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadVouchers as loader } from "./vouchers.server.ts";

export const meta = titled("Vouchere");

export default function Vouchers() {
  const { state, rows: vouchers, paging, mayEdit } = useLoaderData<typeof loadVouchers>();
  const rows = vouchers.map((one) => ({
    id: one.id,
    cells: {
      cod: <Link to={`/vouchere/${one.id}`}>{one.code}</Link>,
      denumire: one.name,
      ofera: givesText(one),
      stare: <Status text={texts.states[one.state]} variant={voucherVariant(one.state)} />,
      folosiri: texts.usedOf(one.uses, one.max_uses),
      inceput: <Moment at={one.starts_at} />,
      sfarsit: <Moment at={one.ends_at} />,
      email: one.email,
    },
  }));
  return (
    <ListPage
      title="Vouchere"
      create={mayEdit && { to: "/vouchere/nou", text: "Voucher nou" }}
      shape={VOUCHERS}
      state={state}
      paging={paging}
      file="/vouchere"
      rows={rows}
    />
  );
}
