import { ListPlus } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import {
  LIST_INTENT,
  LIST_SOURCE,
  LISTS_PAGE,
  ORDER_FIELD,
  SOURCE_FIELD,
} from "../../../components/reorder-list/list-form.ts";
import { useLayoutData } from "../../../session/layout-data.ts";
import { texts } from "./texts.ts";

interface SaveAsListProps {
  source: "favourites" | "order";
  order?: string;
}

/** Button that saves a page's products as a list and opens it. */
export function SaveAsList({ source, order }: SaveAsListProps) {
  const { Form, state } = useFetcher();
  const hasOwnApi = useLayoutData()?.hasOwnApi;
  if (!hasOwnApi) return null;
  return (
    <Form method="post" action={LISTS_PAGE}>
      <input type="hidden" name={SOURCE_FIELD} value={LIST_SOURCE[source]} />
      {order !== undefined && <input type="hidden" name={ORDER_FIELD} value={order} />}
      <Button variant="secondary" name="intent" value={LIST_INTENT.make} isBusy={state !== "idle"}>
        <ListPlus aria-hidden size={18} />
        {texts.saveAsList}
      </Button>
    </Form>
  );
}
