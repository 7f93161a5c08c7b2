import { Suspense, useRef } from "react";
import type { RefObject } from "react";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Answering } from "../../components/answering/answering.tsx";
import { Benefits } from "../../components/benefits/benefits.tsx";
import { Guarantee } from "../../components/guarantee/guarantee.tsx";
import { NoticeSection } from "../../components/guarantee/notice-section.tsx";
import { Bestsellers } from "../../components/bestsellers/bestsellers.tsx";
import { CartTable } from "./cart/cart-table.tsx";
import { sharedDelivery } from "./cart/line-delivery.tsx";
import type { CartView } from "../../session/cart/cart-view.ts";
import type { CheckoutAnswer } from "./state/checkout-answer.ts";
import { isChanging, isQuestioned, isSending } from "./state/checkout-state.ts";
import type { Page } from "./state/page.ts";
import styles from "./checkout.module.css";
import { BillingSection } from "./buyer/billing-section.tsx";
import { DeliverySection } from "./delivery/delivery-section.tsx";
import { Finalize } from "./order/finalize.tsx";
import { PhoneLinks } from "./order/phone-links.tsx";
import { TotalBar } from "./order/total-bar.tsx";
import { CouponBox } from "./cart/coupon-box.tsx";
import { BILLING, FIELD, INTENT } from "../../components/checkout-form/form-fields.ts";
import { LoginBlock } from "./buyer/login-block.tsx";
import type { CheckoutData } from "./load.server.ts";
import { MixingWarning } from "../../components/mixing/mixing-warning.tsx";
import { Messages } from "./cart/messages.tsx";
import { useChoice } from "./form/choices.tsx";
import { PaymentSection } from "./payment/payment-section.tsx";
import { PaymentRedirect } from "../../components/payment/payment-redirect.tsx";
import { Section } from "./form/section.tsx";
import { Summary } from "./cart/summary.tsx";
import { useLayoutData } from "../../session/layout-data.ts";
import { texts } from "./texts.ts";
import { texts as cartTexts } from "./cart/texts.ts";
import { useCheckout } from "./state/use-checkout.ts";
import { useCheckoutStatistics } from "./state/use-checkout-statistics.ts";
import { WaitingOrder } from "./order/unpaid-order.tsx";
import { useCheckoutFocus, useFocusOnEmptied } from "./state/use-checkout-focus.ts";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { LIMITS } from "@curat/contract/limits.values";
import { PAYMENT_CODE } from "@curat/contract/cart.values";

interface CheckoutScreenProps {
  data: CheckoutData;
  sentBefore: CheckoutAnswer | undefined;
}

/** The page `/cos`, with cart and checkout in one form (requirements: C2). */
export function CheckoutScreen({ data, sentBefore }: CheckoutScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const checkout = useCheckout(form, { data, sentBefore });
  const { state } = checkout;
  const statistics = useCheckoutStatistics("page" in state ? state.page.cart : null, form);
  const dispatch: typeof checkout.dispatch = (event) => {
    if (event.type === "removal") statistics.onRemoval(event.itemId);
    checkout.dispatch(event);
  };
  useCheckoutFocus(form, { state, person: data.person });
  const emptiedMessage = useFocusOnEmptied("page" in state && state.page.cart === null);
  if (state.is === "paying") return <PaymentRedirect form={state.form} />;
  if (state.is === "ordered") {
    return (
      <>
        <h1>{texts.title}</h1>
        <output>{texts.goingOn}</output>
      </>
    );
  }
  const { page } = state;
  if (!page.cart)
    return (
      <Empty notes={page.notes} said={emptiedMessage} waiting={data.waiting} bestsellers={data.bestsellers} />
    );
  return (
    <>
      <h1>{texts.title}</h1>
      {data.waiting && <WaitingOrder order={data.waiting} />}
      <form
        ref={form}
        method="post"
        action="/cos"
        noValidate
        className={styles.checkout}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent;
          if (submitter instanceof HTMLButtonElement && submitter.value === INTENT.finalize)
            statistics.onFinalize();
          checkout.onSubmit(event);
        }}
        onChange={(event) => {
          statistics.onChange(event);
          checkout.onChange(event);
        }}
      >
        {/* Enter activates a form's first submit button, so this one only recalculates. */}
        <button name="intent" value={INTENT.recalculate} aria-label={cartTexts.recalculate} hidden />
        {data.person && <input type="hidden" name={FIELD.person} value={data.person.id} />}
        <Body cart={page.cart} page={page} data={data} checkout={{ ...checkout, dispatch }} />
      </form>
    </>
  );
}

/** From this many lines on, the next section is several screens below. */
const MANY_LINES = 8;
const NOTICE = "garantie-legala";

interface BodyProps {
  cart: CartView;
  page: Page;
  data: CheckoutData;
  checkout: ReturnType<typeof useCheckout>;
}

function Body({ cart, page, data, checkout }: BodyProps) {
  const { state, dispatch } = checkout;
  const { values, localities } = page;
  const { person, counties } = data;
  const errors = { ...page.errors.order, ...page.errors.question };
  const isBusy = isQuestioned(state);
  const isSettled = state.is === "resting";
  const payment = useChoice(cart.paymentId, { isSettled });
  const paid = cart.payments.flatMap(({ options }) => options).find(({ id }) => id === payment.chosen);
  const places = { values, errors, localities, counties };
  const delivery = sharedDelivery(cart.lines);
  const notes = [...page.notes, ...cart.alerts, ...cart.messages];
  return (
    <>
      <div className="stack gap-4 min-w-0">
        <Section number={1} title={texts.products}>
          <Messages notes={notes} errors={errors} />
          {cart.mixing && <MixingWarning mixing={cart.mixing} />}
          {cart.lines.length > MANY_LINES && (
            <p data-screen-only>
              {texts.lines(cart.lines.length)} <a href={`#${BILLING}`}>{texts.toBilling}</a>
            </p>
          )}
          <CartTable lines={cart.lines} lineNotes={page.lineNotes} {...{ state, dispatch, errors, notes }} />
        </Section>
        <Section number={2} title={texts.billing} part={BILLING}>
          {data.hasLogin && <LoginBlock {...{ values, errors, isBusy }} needsReset={page.needsReset} />}
          <div className={styles.order}>
            <BillingSection
              {...places}
              customerType={cart.customerType}
              person={person}
              companyData={data.hasCompanyData ? { filled: page.filled, isBusy } : undefined}
            />
          </div>
        </Section>
        <Section number={3} title={texts.delivery}>
          <DeliverySection
            {...places}
            cart={cart}
            isSame={data.isSame}
            isSettled={isSettled}
            person={person}
            notes={page.deliveryNotes}
            lockers={{
              offer: page.lockers,
              paysCash: paid?.code === PAYMENT_CODE.cashOnDelivery,
              search: values[FIELD.lockerSearch],
              onPicked: checkout.onPicked,
            }}
          />
        </Section>
        <Section number={4} title={texts.payment}>
          <PaymentSection
            payments={cart.payments}
            terms={cart.terms}
            customerType={cart.customerType}
            choice={payment}
            errors={errors}
          />
        </Section>
        <Section number={5} title={texts.finish}>
          <Textarea
            label={texts.observation}
            name="observation"
            limit={LIMITS.observation}
            defaultValue={values.observation}
            errors={errors}
          />
        </Section>
        <NoticeSection id={NOTICE} />
      </div>
      <div className={`${styles.bar} ${styles.order}`}>
        <TotalBar total={cart.totals.total} net={cart.totals.net?.total} isChanging={isChanging(state)} />
      </div>
      <aside className={`${styles.aside} ${styles.order}`} aria-label={texts.summary}>
        <Summary totals={cart.totals} isEstimate={!cart.isDeliveryChosen} isChanging={isChanging(state)} />
        <CouponBox coupon={cart.coupon} {...{ values, errors, isBusy }} />
        <Guarantee noticeId={NOTICE} />
        <Finalize
          cart={cart}
          isChanging={isChanging(state)}
          isSending={isSending(state)}
          seller={data.seller}
          {...{ errors, values }}
        />
        <div data-screen-only>
          <Answering />
        </div>
      </aside>
      {/* The checkout shows the shop's benefits too (requirements: C-131). */}
      <div className={styles.benefits}>
        <Benefits variant="strip" delivery={delivery?.arrival ? delivery.delivery : undefined} />
      </div>
      <PhoneLinks />
    </>
  );
}

interface EmptyProps {
  notes: string[];
  said: RefObject<HTMLParagraphElement | null>;
  waiting: CheckoutData["waiting"];
  bestsellers: CheckoutData["bestsellers"];
}

function Empty({ notes, said, waiting, bestsellers }: EmptyProps) {
  const hasOwnApi = useLayoutData()?.hasOwnApi;
  return (
    <>
      <div className={`stack justify-items-start gap-4 py-6 ${styles.empty}`}>
        <h1>{texts.title}</h1>
        <Messages notes={notes} errors={undefined} />
        {waiting && <WaitingOrder order={waiting} />}
        <p ref={said} className="text-l bold" tabIndex={-1}>
          {texts.empty}
        </p>
        <p>{texts.emptyHint}</p>
        <a href="/" className={buttonClass()}>
          {texts.toShop}
        </a>
        {hasOwnApi && <a href="/comanda-rapida">{texts.orderSheet}</a>}
      </div>
      {bestsellers.length > 0 && (
        <Suspense>
          <Bestsellers title={texts.bestsellers} cards={bestsellers} isFirst />
        </Suspense>
      )}
    </>
  );
}
