import type { ReactNode } from "react";

interface PageHeadProps {
  title: string;
  state?: ReactNode;
  children?: ReactNode;
}

export function PageHead({ title, state, children }: PageHeadProps) {
  return (
    <header className="cluster items-center justify-between gap-3 min-h-touch">
      <div className="stack gap-2 min-w-0 break-anywhere">
        <h1>{title}</h1>
        {state && <p className="cluster items-center gap-x-3 gap-y-2 muted">{state}</p>}
      </div>
      {children}
    </header>
  );
}
