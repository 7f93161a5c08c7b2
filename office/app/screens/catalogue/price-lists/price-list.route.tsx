import { Link, useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordPage, Removal } from "../../../components/record/record-page.tsx";
import { OwnPricePanel } from "./own-price-panel.tsx";
import { stateText } from "./price-list-fields.ts";
import { PriceListForm } from "./price-list-form.tsx";
import type { loadPriceList } from "./price-list.server.ts";
import { texts } from "./texts.ts";

export { loadPriceList as loader, changePriceList as action } from "./price-list.server.ts";

export const meta: MetaFunction<typeof loadPriceList> = ({ loaderData }) =>
  titled(loaderData?.list.name ?? texts.title)();

export default function PriceList() {
  const { list, unlinked, filled, history, otherViewers, mayEdit } = useLoaderData<typeof loadPriceList>();
  const { listID: id, version, members } = list;
  const first = members.find(({ group }) => group === null);
  return (
    <RecordPage
      title={list.name}
      room={{ to: "/liste-preturi", text: texts.title }}
      {...{ kind: "price-list", id, otherViewers, history }}
      formTitle={texts.text}
      form={
        <>
          <p>{stateText(list)}</p>
          {mayEdit ? (
            <PriceListForm key={`${id}-${version}`} {...{ filled, version }} />
          ) : (
            <>
              <pre>{filled.members}</pre>
              <pre>{filled.rows}</pre>
            </>
          )}
        </>
      }
      sidebar={
        <>
          {unlinked.length > 0 && (
            <Panel title={texts.unlinked}>
              <p>{texts.unlinkedExplain}</p>
              <ul className="list stack gap-3">
                {unlinked.map(({ customerid, email, cui }) => (
                  <li key={`${customerid}-${cui}`} className="break-anywhere">
                    {email}, CUI {cui}
                    <br />
                    <Link to={`/firme/nou?client=${customerid}&cui=${cui}`}>{texts.link}</Link>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <OwnPricePanel member={first ? (first.email ?? `RO${first.cui}`) : ""} />
          {mayEdit && (
            <Panel title={texts.acts}>
              <Removal {...{ version, texts }} />
            </Panel>
          )}
        </>
      }
    />
  );
}
