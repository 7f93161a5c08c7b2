import { ReceiptText } from "lucide-react";
import { Price } from "@curat/ui/price/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { offerVariant } from "../../../components/offer/offer-variant.ts";
import { Empty } from "../empty.tsx";
import { EntryCards } from "../entry-card.tsx";
import entryStyles from "../entry-card.module.css";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import type { OffersData } from "./load.server.ts";
import { texts } from "./texts.ts";

export function OffersScreen({ data: { offers } }: { data: OffersData }) {
  return (
    <>
      <PageHead title={texts.title} />
      {!offers && <p>{accountTexts.unavailable}</p>}
      {offers?.length === 0 && (
        <Empty
          icon={ReceiptText}
          text={texts.empty}
          hint={texts.emptyHint}
          link={{ href: "/comanda-rapida", name: texts.toSheet }}
        />
      )}
      {offers && offers.length > 0 && (
        <EntryCards>
          {offers.map(({ token, title, address, state, stateText, day, until, total }) => (
            <li key={token} className="card row min-w-0 break-anywhere flex-col">
              <div className={`stack flex-1 content-start gap-1 ${entryStyles.body}`}>
                <p>
                  <b>{title}</b>
                </p>
                <p>{state === "offered" && until ? texts.until(until) : texts.of(day)}</p>
                {total > 0 && (
                  <p>
                    <Price lei={total} />
                  </p>
                )}
                <p>
                  <Status text={stateText} variant={offerVariant(state)} />
                </p>
              </div>
              <p className={`row line-above px-2 py-1 ${entryStyles.ways}`}>
                <a href={address} aria-label={`${texts.open}: ${title}, ${day}`}>
                  {texts.open}
                </a>
              </p>
            </li>
          ))}
        </EntryCards>
      )}
    </>
  );
}
