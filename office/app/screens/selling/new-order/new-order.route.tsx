import { useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { BuyerPanel } from "./buyer-panel.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { DiscountFields } from "./discount-fields.tsx";
import type { Buyers } from "./find-buyer.server.ts";
import { GoodsFields } from "./goods-fields.tsx";
import { typeOrder } from "./new-order.server.ts";
import type { loadNewOrder } from "./new-order.server.ts";
import type { Found, Preview } from "./new-order.server.ts";
import { useStaleTotal } from "./old-total.ts";

export { loadNewOrder as loader } from "./new-order.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => typeOrder(request, context);

export const meta = titled("Comandă nouă");

export default function NewOrder() {
  const loaded = useLoaderData<typeof loadNewOrder>();
  const { counties, customer, offer, key, mayDiscount, mayAddCustomer, mayOffer } = loaded;
  const answer = useActionData<{ found?: Found; buyers?: Buyers; preview?: Preview }>();
  const refused = useRefused("order");
  const { found, buyers } = answer ?? {};
  const preview = answer ? answer.preview : loaded.preview;
  const { isOld, watch } = useStaleTotal(preview);
  const values = refused?.values ?? loaded.filled;
  return (
    <Page title="Comandă nouă" trail={[{ to: "/comenzi", text: "Comenzi" }]}>
      <ActionForm name="order" refused={refused}>
        <div className="contents" onChange={watch}>
          {/* Enter activates a form's first submit button, so the button that calculates the total is
             first. */}
          <button name="press" value="total" tabIndex={-1} aria-hidden className="visually-hidden">
            Vezi totalul
          </button>
          <input type="hidden" name="key" value={values.key ?? key} />
          <input type="hidden" name="offerid" value={values.offerid ?? ""} />
          {offer && (
            <p>
              Comanda conține toată oferta {offer.number}, la prețurile din ofertă. Alege livrarea și plata,
              apoi apasă „Vezi totalul”.
            </p>
          )}
          <GoodsFields {...{ values, preview, found }} />
          <BuyerPanel {...{ values, customer, buyers, mayAddCustomer }} errors={refused?.errors} />
          <DeliveryFields
            key={values.filled}
            {...{ values, customer, counties, preview }}
            errors={refused?.errors}
          />
          <Field
            label="Voucher"
            name="voucher"
            defaultValue={values.voucher}
            errors={refused?.errors}
            autoComplete="off"
          />
          {mayDiscount && <DiscountFields {...{ values, preview }} errors={refused?.errors} />}
          <div className="cluster items-end gap-3">
            <SendButton form="order" name="press" value="total" variant={preview ? "secondary" : "primary"}>
              Vezi totalul
            </SendButton>
            {mayOffer && preview && !values.offerid && (
              <SendButton form="order" name="press" value="offer" variant="secondary">
                Fă o ofertă
              </SendButton>
            )}
          </div>
          {preview && (
            <Panel title="Total">
              <FactList
                facts={[
                  ["Livrare", formatOfficeLei(preview.cart.totals.total_delivery)],
                  [
                    "Reducere acordată de magazin",
                    preview.staff_discount > 0 && `−${formatOfficeLei(preview.staff_discount)}`,
                  ],
                  [
                    "Total fără TVA",
                    preview.cart.totals.grandtotal_net !== undefined &&
                      preview.staff_discount === 0 &&
                      formatOfficeLei(preview.cart.totals.grandtotal_net),
                  ],
                  ["Total", <strong key="total">{formatOfficeLei(preview.total)}</strong>],
                ]}
              />
              {preview.warnings.map((warning) => (
                <p key={warning} role="alert" className="text-primary bold">
                  {warning}
                </p>
              ))}
              {isOld && (
                <output className="text-primary bold">
                  Totalul nu include ultima modificare. Se recalculează automat sau când apeși „Vezi totalul”.
                </output>
              )}
              <input type="hidden" name="total" value={preview.total} />
              <SendButton form="order" name="press" value="place" disabled={isOld}>
                Plasează comanda
              </SendButton>
            </Panel>
          )}
        </div>
      </ActionForm>
    </Page>
  );
}
