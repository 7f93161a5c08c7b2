import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { PlaceButtons } from "../../components/place/place-buttons.tsx";
import { loadTree, placeCategory } from "./categories.server.ts";
import styles from "./categories.module.css";
import { texts as listTexts } from "../../lists/texts.ts";
import { texts } from "./texts.ts";
import type { Branch } from "./tree.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadTree(context);

export const action = ({ request, context }: ActionFunctionArgs) => placeCategory(request, context);

export const meta = titled(texts.title);

export default function Categories() {
  const { tree, exportTo, mayEdit } = useLoaderData<typeof loader>();
  return (
    <Page
      title={texts.title}
      acts={
        <>
          {exportTo !== undefined && (
            <Link to={exportTo} className={buttonClass("quiet")}>
              {listTexts.export}
            </Link>
          )}
          {mayEdit && (
            <Link to="/categorii/noua" className={buttonClass()}>
              {texts.new}
            </Link>
          )}
        </>
      }
    >
      {mayEdit && tree.length > 0 && <p>{texts.intro}</p>}
      {tree.length === 0 ? <p>{texts.none}</p> : <Branches branches={tree} mayEdit={mayEdit} isTop />}
    </Page>
  );
}

interface BranchesProps {
  branches: Branch[];
  mayEdit: boolean;
  isTop?: boolean;
}

/** Categories of one level, each with those below it. */
function Branches({ branches, mayEdit, isTop = false }: BranchesProps) {
  return (
    <ol className={isTop ? styles.tree : undefined}>
      {branches.map((branch, index) => {
        const { categoryID: id, category, version, below } = branch;
        return (
          <li key={id}>
            <div className={styles.row}>
              <Link to={`/categorii/${id}`}>{category}</Link>
              <small>{contentsOf(branch)}</small>
              {mayEdit && (
                <PlaceButtons
                  {...{ id, version }}
                  name={category}
                  isFirst={index === 0}
                  isLast={index === branches.length - 1}
                />
              )}
            </div>
            {below.length > 0 && <Branches branches={below} mayEdit={mayEdit} />}
          </li>
        );
      })}
    </ol>
  );
}

function contentsOf({ products, subcats }: Branch): string {
  const parts = [
    subcats > 0 && texts.subcategories(subcats),
    products > 0 && texts.products(products),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : texts.empty;
}
