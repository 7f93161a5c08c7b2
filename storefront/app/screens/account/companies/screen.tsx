import { Building2 } from "lucide-react";
import { useActionData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import type { SentForm } from "../../../components/form/use-sent-form.ts";
import { DeleteDialog } from "../delete-dialog.tsx";
import { Empty } from "../empty.tsx";
import { EntryCard, EntryCards } from "../entry-card.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { BuyingFor } from "./buying-for.tsx";
import { CompanyDialog } from "./company-dialog.tsx";
import type { CompaniesData } from "./load.server.ts";
import { texts } from "./texts.ts";

const PAGE = "/account/companii";

export function CompaniesScreen({ data }: { data: CompaniesData }) {
  const { companies, buying, dialog, chosen } = data;
  const isGone = useActionData<SentForm>()?.errors?.id !== undefined;
  return (
    <>
      <PageHead title={texts.title}>
        <a href={`${PAGE}?add=1`} className={buttonClass()} data-keeps-place>
          {texts.add}
        </a>
      </PageHead>
      {!companies && <p>{accountTexts.unavailable}</p>}
      {companies?.length === 0 && <Empty icon={Building2} text={texts.empty} hint={texts.emptyHint} />}
      {companies && companies.length > 0 && (
        <EntryCards>
          {companies.map(({ id, name, type, place, fields }) => (
            <EntryCard key={id} id={id} list={PAGE} name={name}>
              <h2>{name}</h2>
              <p>
                {[texts.shortTypes[type], fields.fiscalcode, fields.commerceregistry]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <p>{place}</p>
              {fields.bankaccount && (
                <p>{[fields.bankname, fields.bankaccount].filter(Boolean).join(" · ")}</p>
              )}
            </EntryCard>
          ))}
        </EntryCards>
      )}
      {companies && buying && <BuyingFor buying={buying} companies={companies} />}
      {(dialog === "add" || dialog === "edit" || isGone) && (
        <CompanyDialog key={chosen?.id ?? "new"} data={data} />
      )}
      {dialog === "delete" && chosen && <DeleteDialog id={chosen.id} list={PAGE} name={chosen.name} />}
    </>
  );
}
