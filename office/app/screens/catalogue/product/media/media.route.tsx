import { ArrowDown, ArrowUp, X } from "lucide-react";
import { Form, useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import type { StaffProduct } from "@curat/contract/staff/products";
import { Button } from "@curat/ui/button/button.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Panel, Panels } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { ProductFrame } from "../product-frame.tsx";
import { fieldAnchor } from "../tabs.ts";
import { AddForm } from "./add-form.tsx";
import { MEDIA, MEDIA_ACTIONS } from "./media-fields.ts";
import type { MediaAction, MediaKind } from "./media-fields.ts";
import { changeMedia } from "./media.server.ts";
import type { loadMedia } from "./media.server.ts";
import styles from "./media.module.css";
import { texts } from "./texts.ts";

export { loadMedia as loader } from "./media.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeMedia(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loadMedia> = ({ loaderData }) =>
  titled(loaderData ? `${texts.title}: ${loaderData.product.fields.name}` : texts.title)();

export default function ProductMedia() {
  const data = useLoaderData<typeof loadMedia>();
  const { product, mayEdit, mayUpload } = data;
  return (
    <ProductFrame data={data}>
      <Panels>
        {MEDIA.map((kind) => (
          <Panel key={kind} title={texts[kind]}>
            <div id={fieldAnchor(kind)} className={`stack gap-4 ${styles.list}`}>
              <Things {...{ kind, product, mayEdit }} />
            </div>
            {mayEdit && <AddForm key={product.version} {...{ kind, product, mayUpload }} />}
          </Panel>
        ))}
      </Panels>
    </ProductFrame>
  );
}

interface ThingsProps {
  kind: MediaKind;
  product: StaffProduct;
  mayEdit: boolean;
}

function Things({ kind, product, mayEdit }: ThingsProps) {
  const { pics, docs, movies } = product.fields;
  const things = {
    pics: pics.map((url, place) => ({ url, name: texts.picture(place + 1) })),
    docs: docs.map(({ url, title, revised }) => ({ url, name: revised ? `${title} (${revised})` : title })),
    movies: movies.map((url) => ({ url, name: url })),
  }[kind];
  if (things.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      {kind === "pics" && <p>{texts.first}</p>}
      <ol className={`list stack gap-2 ${styles.things}`}>
        {things.map(({ url, name }, place) => (
          // A list may contain the same file twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${place} ${url}`}>
            {kind === "pics" && (
              <Picture source={url} alt="" width={80} height={80} className={styles.picture} />
            )}
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
            {mayEdit && (
              <Form method="post" preventScrollReset className="row">
                <input type="hidden" name="version" value={product.version} />
                {MEDIA_ACTIONS.filter((act) => isPossible(act, place, things.length)).map((act) => (
                  <ActionButton key={act} {...{ kind, act, place, name }} />
                ))}
              </Form>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const ICONS = { up: ArrowUp, down: ArrowDown, remove: X };

function ActionButton({
  kind,
  act,
  place,
  name,
}: {
  kind: MediaKind;
  act: MediaAction;
  place: number;
  name: string;
}) {
  const Icon = ICONS[act];
  return (
    <Button
      name="form"
      value={`${kind}.${act}.${place}`}
      variant="quiet"
      aria-label={texts.of(texts[act], name)}
      title={texts[act]}
    >
      <Icon aria-hidden size={18} />
    </Button>
  );
}

function isPossible(act: MediaAction, place: number, count: number): boolean {
  if (act === "up") return place > 0;
  return act === "remove" || place < count - 1;
}
