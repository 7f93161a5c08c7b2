import { useEffect, useState } from "react";
import type { Notice } from "@curat/contract/answer-notices";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";
import { Notices } from "@curat/ui/notices/notices.tsx";

/** Shows the results of actions as toasts, after document loads and navigations. */
export function Flash({ notices }: { notices: Notice[] }) {
  const [first] = useState(notices);
  useEffect(() => {
    if (notices !== first) for (const notice of notices) noticeStore.add(notice);
  }, [notices, first]);
  return <Notices initial={first} />;
}
