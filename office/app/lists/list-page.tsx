import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page } from "../components/page/page.tsx";
import { DataTable } from "./data-table.tsx";
import type { Row } from "./data-table.tsx";
import { ListView } from "./list-view.tsx";
import type { ListViewProps } from "./list-view.tsx";

interface ListPageProps extends Omit<ListViewProps, "children"> {
  title: string;
  rows: Row[];
  create?: false | { to: string; text: string };
  pageActions?: ReactNode;
  children?: ReactNode;
}

export function ListPage({ title, create = false, pageActions, children, rows, ...list }: ListPageProps) {
  const { shape, state } = list;
  const begins = shape.usual === undefined && create;
  return (
    <Page
      title={title}
      actions={
        (pageActions !== undefined || create !== false) && (
          <>
            {pageActions}
            {create && (
              <Link to={create.to} className={buttonClass()}>
                {create.text}
              </Link>
            )}
          </>
        )
      }
    >
      {children}
      <ListView
        {...(begins && { empty: `Nu ai încă nimic aici. Începe cu butonul „${begins.text}”.` })}
        {...list}
      >
        <DataTable caption={title} {...{ shape, state, rows }} />
      </ListView>
    </Page>
  );
}
