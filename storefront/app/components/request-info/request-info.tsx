import { useLocation } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { ContactFields } from "../contact-form/contact-fields.tsx";
import { PageDialog } from "@curat/ui/dialog/page-dialog.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { PAGE_FORM } from "../form/page-form.ts";
import { useSentForm } from "../form/use-sent-form.ts";
import { STOCK } from "@curat/contract/catalog.values";
import { requestInfoAddress } from "./request-address.ts";
import styles from "./request-info.module.css";
import { texts } from "./texts.ts";

interface RequestInfoProps {
  product: { id: number; name: string; stock: number };
}

/** Dialog for a question about a product (B-125, B-141). */
export function RequestInfo({ product }: RequestInfoProps) {
  const { pathname } = useLocation();
  const isGone = product.stock === STOCK.outOfStock;
  const { Form, form, values, errors, messages, isBusy } = useSentForm(PAGE_FORM.info);
  return (
    <PageDialog title={texts.title} backTo={pathname}>
      <Form
        ref={form}
        method="post"
        action={requestInfoAddress(pathname)}
        preventScrollReset
        noValidate
        className={styles["request-info"]}
      >
        <p className="bold break-anywhere">{product.name}</p>
        <p>{texts.intro}</p>
        <input type="hidden" name="form" value={PAGE_FORM.info} />
        <input type="hidden" name="productid" value={product.id} />
        <FormMessages messages={messages} />
        <ContactFields
          values={{ ...(isGone && { questions: texts.restock }), ...values }}
          errors={errors}
          hasLastName
        />
        <Button isBusy={isBusy}>{texts.send}</Button>
      </Form>
    </PageDialog>
  );
}
