import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import type { StaffProduct } from "@curat/contract/staff/products";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Page } from "../../../components/page/page.tsx";
import { Presence } from "../../../components/presence/presence.tsx";
import { ProductState, stateOf } from "../../../components/status/product-status.tsx";
import { texts as listTexts } from "../../../lists/products/texts.ts";
import type { ProductData } from "./product.server.ts";
import styles from "./product-rooms.module.css";
import { fieldPage, productPage } from "./tabs.ts";
import { texts } from "./texts.ts";

const STEPS = {
  published: ["unpublish", "archive"],
  unpublished: ["publish", "archive"],
  archived: ["restore"],
} as const;

/** Frame of every product tab, with the product's name, state, actions and missing data. */
export function ProductFrame({ data, children }: { data: ProductData; children: ReactNode }) {
  const { product, otherViewers, rooms, mayEdit } = data;
  const { productID, version, fields } = product;
  return (
    <Page
      title={fields.name}
      trail={[{ to: "/produse", text: listTexts.title }]}
      actions={
        <>
          <ProductState product={product} />
          {product.is_published && (
            <a href={`/${fields.slug}`} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
              {texts.view} <ExternalLink aria-hidden size={16} />
            </a>
          )}
          {mayEdit && (
            <Link to={`/produse/nou?din=${productID}`} className={buttonClass("secondary")}>
              {texts.duplicate}
            </Link>
          )}
          {mayEdit &&
            STEPS[stateOf(product)].map((step) => (
              <PressButton
                key={step}
                intent={step}
                fields={{ version }}
                variant={step === "publish" ? "primary" : "secondary"}
              >
                {texts[step]}
              </PressButton>
            ))}
        </>
      }
    >
      <Presence kind="product" id={productID} otherViewers={otherViewers} />
      <nav aria-label={texts.rooms} className={`cluster gap-1 mb-4 line-below ${styles.rooms}`}>
        {rooms.map(({ path, text }) => (
          <NavLink
            className="row items-center min-h-touch px-3 text-ink no-underline"
            key={path}
            to={productPage(productID, path)}
            end
          >
            {text}
          </NavLink>
        ))}
      </nav>
      <Missing product={product} />
      {children}
    </Page>
  );
}

/** Data that the product needs before it may be sold. Each entry links to its field. */
function Missing({ product: { productID, missing, fields } }: { product: StaffProduct }) {
  const faults = Object.entries(missing).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, message })),
  );
  if (faults.length === 0) return null;
  return (
    <section className={`mb-4 p-4 rounded-card bg-warning ${styles.missing}`} aria-labelledby="lipseste">
      <h2 className="text-m" id="lipseste">
        {texts.missing}
      </h2>
      <ul>
        {faults.map(({ field, message }) => (
          <li key={message}>
            <Link
              to={
                field === "brandID" && fields.brandID !== null
                  ? `/producatori/${fields.brandID}`
                  : fieldPage(productID, field)
              }
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
