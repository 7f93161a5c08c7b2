import { Pagination } from "@curat/ui/pagination/pagination.tsx";
import { usePromises } from "../../components/promises/use-promises.ts";
import { FindForm } from "../../components/find-order/find-form.tsx";
import { AccountForm } from "./account-form.tsx";
import { Declared } from "./declared.tsx";
import type { FoundOrder, WithdrawalData } from "./load.server.ts";
import { WITHDRAWAL_PAGE } from "../../components/returns/withdrawal-page.ts";
import { Steps } from "./steps.tsx";
import { texts } from "./texts.ts";
import styles from "./withdrawal.module.css";

const WINDOW = 10;

/** The page `/retragere` for customers and guests, before and after delivery (law: Withdrawal, Function). */
export function WithdrawalScreen({ data }: { data: WithdrawalData }) {
  const { found, own, sent, confirm } = data;
  const { withdrawalTerm } = usePromises();
  return (
    <div className={`stack gap-4 min-w-0 break-anywhere ${styles.withdrawal}`}>
      <h1>{texts.title}</h1>
      <p>{texts.law(withdrawalTerm)}</p>
      {found && <Found found={found} confirm={confirm} />}
      {!found && own && <Own own={own} />}
      {!found && !own && <FindForm sent={sent} notice={undefined} goOnTo={WITHDRAWAL_PAGE} />}
    </div>
  );
}

function Found({ found, confirm }: { found: FoundOrder; confirm: string }) {
  const { order, declared, number, page, company } = found;
  return (
    <>
      {declared.map((one) => (
        <Declared key={one.number} declared={one} />
      ))}
      {found.needsAccount && <AccountForm address={found.address} />}
      <h2>{texts.of(number)}</h2>
      {order ? (
        // After each declaration, a new key restarts the steps with the remaining products.
        <Steps key={declared.length} found={found} order={order} confirm={confirm} />
      ) : (
        <p>{company === "" ? texts.over : texts.company(company)}</p>
      )}
      <p>
        <a href={page}>{texts.back}</a>
      </p>
    </>
  );
}

function Own({ own: { orders, pages } }: { own: NonNullable<WithdrawalData["own"]> }) {
  return (
    <>
      <h2>{texts.which}</h2>
      {orders.length === 0 && <p>{texts.none}</p>}
      <ul className={`stack gap-3 ${styles.orders}`}>
        {orders.map(({ address, number, date }) => (
          <li key={address}>
            <a href={address}>{texts.of(number)}</a>
            <span className={styles.muted}>{texts.placedAt(date)}</span>
          </li>
        ))}
      </ul>
      <Pagination {...pages} window={WINDOW} addressOf={(page) => `${WITHDRAWAL_PAGE}?page=${page}`} />
      <p>
        {`${texts.another}: `}
        <a href="/comanda">{texts.find}</a>
      </p>
    </>
  );
}
