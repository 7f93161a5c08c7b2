import {
  BellRing,
  Building2,
  Heart,
  KeyRound,
  ListChecks,
  ListPlus,
  MapPin,
  MessageSquareWarning,
  Package,
  ReceiptText,
  Repeat,
  ShieldCheck,
  Undo2,
  User,
} from "lucide-react";
import type { ComponentType } from "react";
import type { texts } from "../../components/account/texts.ts";

export interface AccountLink {
  href: string;
  name: keyof (typeof texts)["pages"];
  icon: ComponentType<{ size?: number; "aria-hidden"?: boolean }>;
}

export const ACCOUNT_LINKS: AccountLink[] = [
  { href: "/account/info", name: "info", icon: User },
  { href: "/account/infoPass", name: "password", icon: KeyRound },
  { href: "/account/comenzi", name: "orders", icon: Package },
  { href: "/account/comenzi-recurente", name: "recurring", icon: Repeat },
  { href: "/account/oferte", name: "offers", icon: ReceiptText },
  { href: "/comanda-rapida", name: "orderSheet", icon: ListPlus },
  { href: "/account/adrese", name: "addresses", icon: MapPin },
  { href: "/account/companii", name: "companies", icon: Building2 },
  { href: "/account/favorite", name: "favourites", icon: Heart },
  { href: "/account/liste", name: "lists", icon: ListChecks },
  { href: "/account/alerte", name: "alerts", icon: BellRing },
  { href: "/account/returns", name: "returns", icon: Undo2 },
  { href: "/account/sesizari", name: "complaints", icon: MessageSquareWarning },
  { href: "/account/cookie", name: "cookie", icon: ShieldCheck },
];
