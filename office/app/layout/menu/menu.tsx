import { ChevronRight, Pin, PinOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { Form, Link, useLocation } from "react-router";
import { openGroupsCookies } from "../../session/cookies.ts";
import type { FrameData } from "../load-frame.server.ts";
import { NAVIGATION_ICONS } from "../navigation-icons.ts";
import { linkAt } from "../navigation.ts";
import type { NavigationLink } from "../navigation.ts";
import styles from "./menu.module.css";

type MenuData = Pick<FrameData, "navigation" | "waiting" | "pins" | "openGroups">;

/** Menu of the office, by group. The current page's group and the groups that the person opened are open. */
export function MenuOfOffice({ data, label }: { data: MenuData; label: string }) {
  const { navigation, waiting, pins, openGroups } = data;
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(() => new Set(openGroups));
  // Closing the current page's group applies only to that page. The group opens again on other pages.
  const [closedAt, setClosedAt] = useState("");
  const menu = useRef<HTMLElement>(null);
  const current = linkAt(navigation, pathname)?.to;
  // Scrolls only the menu: scrollIntoView would also scroll the page, for example for the closed drawer.
  useEffect(() => {
    const place = menu.current;
    const link = [...(place?.querySelectorAll<HTMLElement>('a[aria-current="page"]') ?? [])].at(-1);
    if (current === undefined || !place || !link) return;
    const { scrollTop, clientHeight } = place;
    const isShown =
      link.offsetTop >= scrollTop && link.offsetTop + link.offsetHeight <= scrollTop + clientHeight;
    if (!isShown) place.scrollTop = link.offsetTop - clientHeight / 2;
  }, [current]);

  const links = navigation.flatMap((group) => group.links);
  const first = ["/", ...pins].flatMap((path) => links.filter(({ to }) => to === path));
  const row = (link: NavigationLink) => (
    <Row
      key={link.to}
      link={link}
      count={waiting[link.to] ?? 0}
      isCurrent={link.to === current}
      isPinned={pins.includes(link.to)}
    />
  );

  function toggle(event: MouseEvent, key: string, isOpen: boolean): void {
    event.preventDefault();
    const next = new Set(opened);
    if (isOpen) next.delete(key);
    else next.add(key);
    setOpened(next);
    setClosedAt(isOpen ? `${key}@${pathname}` : "");
    for (const cookie of openGroupsCookies([...next])) document.cookie = cookie;
  }

  return (
    <nav ref={menu} aria-label={label} className={`p-3 ${styles.menu}`}>
      <ul>{first.map(row)}</ul>
      {navigation
        .filter(({ key }) => key !== "home")
        .map(({ key, group, links: inGroup }) => {
          const isCurrent = inGroup.some(({ to }) => to === current);
          const isOpen = isCurrent ? closedAt !== `${key}@${pathname}` : opened.has(key);
          const count = inGroup.reduce((sum, { to }) => sum + (waiting[to] ?? 0), 0);
          return (
            <details key={key} open={isOpen}>
              <summary onClick={(event) => toggle(event, key, isOpen)}>
                <ChevronRight aria-hidden size={16} />
                <span className="flex-1">{group}</span>
                {count > 0 && <Count count={count} />}
              </summary>
              <ul>{inGroup.map(row)}</ul>
            </details>
          );
        })}
    </nav>
  );
}

interface RowProps {
  link: NavigationLink;
  count: number;
  isCurrent: boolean;
  isPinned: boolean;
}

function Row({ link: { to, text, icon }, count, isCurrent, isPinned }: RowProps) {
  const { pathname, search } = useLocation();
  const Icon = NAVIGATION_ICONS[icon];
  const PinIcon = isPinned ? PinOff : Pin;
  return (
    <li className="row items-center">
      <Link className="flex-1 min-w-0" to={to} aria-current={isCurrent ? "page" : undefined}>
        <Icon aria-hidden size={18} />
        <span className="flex-1">{text}</span>
        {count > 0 && <Count count={count} />}
      </Link>
      {isCurrent && to !== "/" && (
        <Form method="post" action="/meniu">
          <input type="hidden" name="page" value={to} />
          <input type="hidden" name="back" value={pathname + search} />
          <button
            name="pin"
            value={isPinned ? "0" : "1"}
            aria-label={isPinned ? `Scoate din partea de sus: ${text}` : `Fixează sus în meniu: ${text}`}
            title={isPinned ? "Scoate din partea de sus" : "Fixează sus în meniu"}
          >
            <PinIcon aria-hidden size={16} />
          </button>
        </Form>
      )}
    </li>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {count > 99 ? "99+" : count}
      <span className="visually-hidden"> de rezolvat</span>
    </span>
  );
}
