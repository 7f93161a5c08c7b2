import { Outlet } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { requireCustomer } from "../../session/guards.server.ts";
import { isRead } from "../../session/request-kind.ts";
import styles from "./account.module.css";
import { Sidebar } from "./sidebar.tsx";

/** Requires a logged-in customer on every account page (C-006, C-010, C-015). */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, request, url }, next) => {
    await requireCustomer(context, isRead(request) ? url.pathname + url.search : undefined);
    const response = await next();
    // Prevents the browser from showing a prefetched copy after the customer has changed something.
    response.headers.set("cache-control", "private, no-store");
    return response;
  },
];

export default function Account() {
  return (
    <div className={`grid gap-5 ${styles.account}`}>
      <Sidebar />
      <div className="stack content-start gap-5 min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
