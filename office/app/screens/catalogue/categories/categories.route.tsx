import { Fragment } from "react";
import { Form, Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Grip } from "../../../components/dragging/grip.tsx";
import { useDragging } from "../../../components/dragging/use-dragging.ts";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PlaceButtons } from "../../../components/place/place-buttons.tsx";
import type { loadTree } from "./categories.server.ts";
import styles from "./categories.module.css";
import { texts } from "./texts.ts";
import { DRAGGED } from "./tree.ts";
import type { Branch } from "./tree.ts";

export { loadTree as loader, placeCategory as action } from "./categories.server.ts";

export const meta = titled(texts.title);

export default function Categories() {
  const { tree, exportTo, mayEdit } = useLoaderData<typeof loadTree>();
  return (
    <Page
      title={texts.title}
      actions={
        <>
          {exportTo !== undefined && (
            <Link to={exportTo} className={buttonClass("quiet")}>
              Exportă toate câmpurile
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

function Branches({ branches, mayEdit, isTop = false }: BranchesProps) {
  const { mover, grip, target } = useDragging(DRAGGED);
  const isDragged = mayEdit && branches.length > 1;
  return (
    <ol className={isTop ? styles.tree : undefined}>
      {isDragged && (
        <li hidden>
          <Form method="post" preventScrollReset>
            {branches.map(({ categoryID: id, version }) => (
              <Fragment key={id}>
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="version" value={version} />
              </Fragment>
            ))}
            <button {...mover} />
          </Form>
        </li>
      )}
      {branches.map((branch, index) => {
        const { categoryID: id, category, version, below } = branch;
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same by keyboard
          <li key={id} {...(isDragged && target(index))}>
            <div className={`items-center gap-x-3 gap-y-0 min-h-touch line-below ${styles.row}`}>
              {mayEdit && (
                // Reserves the width of the handle, which only appears with JavaScript.
                <span className={styles.handle}>{isDragged && <Grip {...{ place: index, grip }} />}</span>
              )}
              <Link to={`/categorii/${id}`}>{category}</Link>
              <small className="hint">{contentsOf(branch)}</small>
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
