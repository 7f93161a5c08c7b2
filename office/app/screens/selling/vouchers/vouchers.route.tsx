import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { givesText } from "./voucher-fields.ts";
import { VOUCHERS, voucherVariant } from "./vouchers-shape.ts";
import type { loadVouchers } from "./vouchers.server.ts";
import { texts } from "./texts.ts";

export { loadVouchers as loader } from "./vouchers.server.ts";

export const meta = titled(texts.title);

export default function Vouchers() {
  const { state, vouchers, total, lastPage, mayEdit } = useLoaderData<typeof loadVouchers>();
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
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/vouchere/nou" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <ListView shape={VOUCHERS} state={state} paging={{ total, lastPage }} file="/vouchere">
        <DataTable caption={texts.title} shape={VOUCHERS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
