import { STOCK } from "@curat/contract/catalog.values";
import { formatLei } from "@curat/contract/lei.values";
import { Bell, ShoppingCart } from "lucide-react";
import { Suspense } from "react";
import type { ReactNode, Ref } from "react";
import { useLocation } from "react-router";
import { productEvent } from "../../analytics/events.ts";
import { useTrack } from "../../analytics/track.ts";
import { OrderBy } from "../../components/arrival/order-by.tsx";
import { LazyAddedPopup } from "../../components/added-popup/lazy-added-popup.tsx";
import { useAdding } from "../../components/added-popup/use-adding.ts";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { CompareToggle } from "../../components/compare/compare-toggle.tsx";
import { FavouriteToggle } from "../../components/favourite/favourite-toggle.tsx";
import { isPriced } from "../../components/product-card/is-priced.ts";
import { Price } from "@curat/ui/price/price.tsx";
import { Quantity } from "../../components/quantity/quantity.tsx";
import { Share } from "../../components/share/share.tsx";
import { REQUEST_INFO_ID, requestInfoAddress } from "../../components/request-info/request-address.ts";
import { StockAlert } from "../../components/stock-alert/stock-alert.tsx";
import { StockBadge } from "../../components/stock-badge/stock-badge.tsx";
import { useLayoutData } from "../../session/layout-data.ts";
import { ALERTS_PAGE } from "../../components/stock-alert/alerts-page.ts";
import styles from "./buy-box.module.css";
import { BucketLine } from "./dose/bucket-line.tsx";
import { OwnPrice } from "./own-price.tsx";
import type { ProductView } from "./product-view.ts";
import { texts } from "./texts.ts";
import { Variants } from "./variants.tsx";
import { CART_ACTION, CART_INTENT } from "../../session/cart/cart-form.ts";

export const BUY_FORM = "buy-form";

interface BuyBoxProps {
  product: ProductView;
  info: ReactNode;
  alert: { until: string } | undefined;
  restockedOn?: string | undefined;
  actions?: Ref<HTMLDivElement>;
}

/** A product's price, stock and "add to cart" form, which works without JavaScript. */
export function BuyBox({ product, info, alert, restockedOn, actions }: BuyBoxProps) {
  const track = useTrack();
  const { Form, isBusy, added, remarks, popup } = useAdding(texts.added, ({ pieces, terms }) =>
    track("add-to-cart", { product: productEvent({ ...product, ...terms }, pieces) }),
  );
  return (
    <section className={styles["buy-box"]}>
      <div className={styles.amounts}>
        {isPriced(product) && (
          <p>
            <Price lei={product.price} old={product.oldPrice} size="large" />
          </p>
        )}
        {product.net !== null && <p className="bold">{texts.net(formatLei(product.net))}</p>}
        <p className="hint">
          {product.priceNote}
          {product.isOldPriceLowest && <span className="display-block">{texts.lowestPrice}</span>}
        </p>
        {product.dose && <BucketLine dose={product.dose} />}
        {product.own && <OwnPrice own={product.own} />}
        <div className={styles.share} data-screen-only>
          <FavouriteToggle
            productId={product.id}
            name={product.name}
            isFavourite={product.isFavourite}
            variant="button"
          />
          <Share url={product.canonical} title={product.name} />
        </div>
      </div>
      <Variants groups={product.variants} />
      <p className="cluster items-center gap-x-5 gap-y-1 text-s">
        <StockBadge stock={product.stock} text={product.stockText} />
        {product.isBuyable && <OrderBy usual={product.delivery} />}
      </p>
      <div ref={actions} className="cluster items-center gap-3" data-screen-only>
        {product.isBuyable ? (
          <Form
            method="post"
            action={CART_ACTION}
            id={BUY_FORM}
            className={styles.form}
            onSubmit={(event) => isBusy && event.preventDefault()}
          >
            <input type="hidden" name="productID" value={product.id} />
            <Quantity
              name="qty"
              initial={product.minQuantity}
              min={product.minQuantity}
              max={product.maxQuantity}
            />
            <Button
              type="submit"
              name="intent"
              value={CART_INTENT.add}
              isBusy={isBusy}
              className={styles.add}
            >
              <ShoppingCart aria-hidden size={20} />
              {isBusy ? texts.adding : texts.add}
            </Button>
          </Form>
        ) : (
          <NotBuyable {...{ product, info, alert, restockedOn }} />
        )}
      </div>
      <CompareToggle productId={product.id} name={product.name} />
      {added && (
        <Suspense>
          <LazyAddedPopup
            item={{ name: product.name, picture: product.pictures[0], price: product.price }}
            productId={product.id}
            added={added}
            remarks={remarks}
            {...popup}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Offers a stock alert, and visitors who are not logged in also a question form (B-124, B-125). */
function NotBuyable({ product, info, alert, restockedOn }: BuyBoxProps) {
  const { pathname } = useLocation();
  const layout = useLayoutData();
  const customer = layout?.customer;
  const hasAccounts = layout?.hasAccounts !== false;
  const category = product.crumbs.at(-1);
  return (
    <div id={REQUEST_INFO_ID} className={styles.none}>
      {product.stock !== STOCK.outOfStock && <p>{texts.notBuyable}</p>}
      {restockedOn && <p className="bold">{texts.restocked(restockedOn)}</p>}
      {customer ? (
        <>
          {alert && (
            <output>
              {texts.alertSet(alert.until)} <a href={ALERTS_PAGE}>{texts.allAlerts}</a>
            </output>
          )}
          <StockAlert productId={product.id} label={alert && texts.changeAlert} />
        </>
      ) : (
        <>
          <p className="cluster gap-3">
            {hasAccounts && (
              <a href={`/alerta-stoc/${product.id}`} rel="nofollow" className={buttonClass()}>
                <Bell aria-hidden size={20} />
                {texts.notify}
              </a>
            )}
            <a
              href={requestInfoAddress(pathname)}
              className={buttonClass(hasAccounts ? "secondary" : "primary")}
              data-keeps-place
            >
              {texts.askInfo}
            </a>
          </p>
          {hasAccounts && <p className="hint">{texts.notifyHint}</p>}
        </>
      )}
      {category?.url && <a href={category.url}>{texts.seeCategory(category.name)}</a>}
      {info}
    </div>
  );
}
