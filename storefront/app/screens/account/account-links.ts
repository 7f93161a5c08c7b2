import {
  BellRing,
  Building2,
  Heart,
  KeyRound,
  MapPin,
  MessageSquareWarning,
  Package,
  ShieldCheck,
  Undo2,
  User,
} from "lucide-react";
import type { ComponentType } from "react";

interface AccountLink {
  href: string;
  name: string;
  icon: ComponentType<{ size?: number; "aria-hidden"?: boolean }>;
}

/** The sidebar, in its order (requirements: C6; decisions/0042: Small conflicts). A new page is one line more. */
export const ACCOUNT_LINKS: AccountLink[] = [
  { href: "/account/info", name: "Date personale", icon: User },
  { href: "/account/infoPass", name: "Schimbă parola", icon: KeyRound },
  { href: "/account/comenzi", name: "Comenzi", icon: Package },
  { href: "/account/adrese", name: "Adrese", icon: MapPin },
  { href: "/account/companii", name: "Companii", icon: Building2 },
  { href: "/account/favorite", name: "Lista favorite", icon: Heart },
  { href: "/account/alerte", name: "Alerte de stoc", icon: BellRing },
  { href: "/account/returns", name: "Retururi", icon: Undo2 },
  { href: "/account/sesizari", name: "Sesizări", icon: MessageSquareWarning },
  { href: "/account/cookie", name: "Date și cookie-uri", icon: ShieldCheck },
];
