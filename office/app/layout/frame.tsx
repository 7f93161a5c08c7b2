import {
  ArrowLeftRight,
  BadgePercent,
  Banknote,
  Factory,
  BellRing,
  Boxes,
  Building2,
  ChartLine,
  Container,
  CornerUpRight,
  Eye,
  FileCheck,
  FileClock,
  FileInput,
  FileLock,
  FileText,
  FileOutput,
  ClipboardCheck,
  ClipboardList,
  FolderTree,
  Gavel,
  Gift,
  Mails,
  HandCoins,
  Handshake,
  Hourglass,
  Webhook,
  Calculator,
  CalendarClock,
  CalendarX,
  House,
  Images,
  KeyRound,
  Landmark,
  LayoutList,
  LayoutTemplate,
  ListChecks,
  ListFilter,
  ListPlus,
  LogOut,
  Mail,
  MailPlus,
  Menu,
  MessageSquareWarning,
  Newspaper,
  Package,
  PackagePlus,
  PackageX,
  PenLine,
  Receipt,
  ReceiptText,
  Repeat,
  ScanBarcode,
  Scale,
  Settings,
  ShieldCheck,
  Type,
  Star,
  Store,
  Tags,
  TextQuote,
  TicketPercent,
  Truck,
  Undo2,
  User,
  Users,
  UsersRound,
  Warehouse,
} from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, NavLink, useLocation } from "react-router";
import styles from "./frame.module.css";
import type { FrameData } from "./load-frame.server.ts";
import type { NavigationGroup, NavigationLink } from "./navigation.ts";
import { SearchBox } from "./search/search-box.tsx";

const ICONS: Record<NavigationLink["icon"], typeof House> = {
  home: House,
  orders: Package,
  products: Tags,
  packing: ScanBarcode,
  courier: Truck,
  figures: ChartLine,
  customers: UsersRound,
  companies: Building2,
  returns: Undo2,
  complaints: MessageSquareWarning,
  messages: Mail,
  reviews: Star,
  alerts: BellRing,
  newsletter: Newspaper,
  campaigns: Mails,
  privacy: FileLock,
  templates: TextQuote,
  categories: FolderTree,
  parameters: ListFilter,
  brands: Factory,
  promotions: BadgePercent,
  gifts: Gift,
  bundles: Boxes,
  vouchers: TicketPercent,
  groups: Handshake,
  "price-lists": ReceiptText,
  suppliers: Container,
  receipts: PackagePlus,
  "stock-counts": ClipboardCheck,
  "stock-places": Warehouse,
  "stock-transfers": ArrowLeftRight,
  invoices: Receipt,
  receivables: CalendarClock,
  replenishment: ListPlus,
  "slow-movers": PackageX,
  lots: CalendarX,
  seap: Gavel,
  "purchase-orders": ClipboardList,
  offers: FileText,
  "recurring-orders": Repeat,
  refunds: HandCoins,
  cash: Banknote,
  bank: Landmark,
  "e-factura": FileCheck,
  books: LayoutList,
  accounting: Calculator,
  compliance: Scale,
  log: FileClock,
  jobs: Hourglass,
  webhooks: Webhook,
  moving: Truck,
  import: FileInput,
  export: FileOutput,
  settings: Settings,
  people: Users,
  roles: ShieldCheck,
  keys: KeyRound,
  media: Images,
  articles: FileText,
  blog: PenLine,
  menus: LayoutList,
  "home-page": Store,
  landing: LayoutTemplate,
  redirects: CornerUpRight,
  steps: ListChecks,
  mails: MailPlus,
  texts: Type,
};

const ROLES = "/roluri";

/** Layout of the office: header, navigation and screen. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const { navigation, person, seenAs } = data;
  const { key } = useLocation();
  return (
    <div className={`grid flex-1 ${styles.frame}`}>
      <header className={`row items-center gap-3 line-below bg-paper ${styles.header}`}>
        {/* A new key closes the menu after each navigation. */}
        <details key={`menu-${key}`} className={styles.menu} data-closes>
          <summary aria-label="Meniu">
            <Menu aria-hidden size={22} />
          </summary>
          <div className={`line-below bg-paper scroll shadow-overlay ${styles.sheet}`}>
            <Navigation groups={navigation} label="Meniu" />
          </div>
        </details>
        <Link to="/" className={`text-primary text-l no-underline ${styles.brand}`}>
          Administrare
        </Link>
        <SearchBox key={`search-${key}`} navigation={navigation} />
        <details key={`person-${key}`} className={`relative text-s ${styles.person}`} data-closes>
          <summary aria-label={`Meniul contului: ${person}`}>
            <User aria-hidden size={20} />
            <span>{person}</span>
          </summary>
          <ul className={`card m-0 p-2 bg-paper ${styles.personal}`}>
            <li>
              <Link to="/contul-meu">
                <User aria-hidden size={18} /> Contul meu
              </Link>
            </li>
            {navigation.some(({ links }) => links.some(({ to }) => to === ROLES)) && (
              <li>
                <Link to={ROLES}>
                  <Eye aria-hidden size={18} /> Vezi panoul cu alt rol
                </Link>
              </li>
            )}
            <li>
              <Form method="post" action="/iesire">
                <button>
                  <LogOut aria-hidden size={18} /> Ieși din cont
                </button>
              </Form>
            </li>
          </ul>
        </details>
      </header>
      <aside className={styles.side}>
        <Navigation groups={navigation} label="Secțiunile panoului" />
      </aside>
      <div className={`min-w-0 bg-surface ${styles.place}`}>
        {seenAs !== null && (
          <section className={styles.worn} aria-label="Rolul cu care vezi panoul">
            <p>Vezi panoul cu rolul „{seenAs}”: poți face doar ce permite acest rol.</p>
            <Form method="post" action="/rol">
              <input type="hidden" name="form" value="off" />
              <button>Revino la drepturile tale</button>
            </Form>
          </section>
        )}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

function Navigation({ groups, label }: { groups: NavigationGroup[]; label: string }) {
  return (
    <nav aria-label={label} className={`p-3 ${styles.navigation}`}>
      {groups.map(({ group, links }) => (
        <div key={group}>
          <p>{group}</p>
          <ul>
            {links.map(({ to, text, icon }) => {
              const Icon = ICONS[icon];
              return (
                <li key={to}>
                  <NavLink to={to} end={to === "/"}>
                    <Icon aria-hidden size={18} />
                    {text}
                  </NavLink>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
