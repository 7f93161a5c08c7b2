import { MapPin } from "lucide-react";
import { useActionData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import type { SentForm } from "../../../components/form/use-sent-form.ts";
import { DeleteDialog } from "../delete-dialog.tsx";
import { Empty } from "../empty.tsx";
import { EntryCard, EntryCards } from "../entry-card.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { AddressDialog } from "./address-dialog.tsx";
import type { AddressesData, AddressView } from "./load.server.ts";
import { texts } from "./texts.ts";

const PAGE = "/account/adrese";

export function AddressesScreen({ data }: { data: AddressesData }) {
  const { addresses, dialog, chosen } = data;
  const isGone = useActionData<SentForm>()?.errors?.id !== undefined;
  return (
    <>
      <PageHead title={texts.title}>
        <a href={`${PAGE}?add=1`} className={buttonClass()} data-keeps-place>
          {texts.add}
        </a>
      </PageHead>
      {!addresses && <p>{accountTexts.unavailable}</p>}
      {addresses?.length === 0 && <Empty icon={MapPin} text={texts.empty} hint={texts.emptyHint} />}
      {addresses && addresses.length > 0 && (
        <EntryCards>
          {addresses.map((address) => (
            <EntryCard key={address.id} id={address.id} list={PAGE} name={nameOf(address)}>
              <h2>{address.street}</h2>
              <p>{[address.city, address.county].filter(Boolean).join(", ")}</p>
              {address.zipcode && <p>{address.zipcode}</p>}
            </EntryCard>
          ))}
        </EntryCards>
      )}
      {(dialog === "add" || dialog === "edit" || isGone) && (
        <AddressDialog key={chosen?.id ?? "new"} data={data} />
      )}
      {dialog === "delete" && chosen && <DeleteDialog id={chosen.id} list={PAGE} name={nameOf(chosen)} />}
    </>
  );
}

function nameOf({ street, city }: AddressView): string {
  return [street, city].filter(Boolean).join(", ");
}
