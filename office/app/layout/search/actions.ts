import type { Permission } from "@curat/contract/staff/permissions.values";
import type { FoundItem } from "./found-items.ts";

const ACTIONS: (FoundItem & { needs: Permission })[] = [
  { to: "/comenzi/noua", text: "Comandă nouă", needs: "orders:edit" },
  { to: "/produse/nou", text: "Produs nou", needs: "products:edit" },
  { to: "/clienti/nou", text: "Client nou", needs: "customers:edit" },
  { to: "/oferte/noua", text: "Ofertă nouă", needs: "offers:edit" },
  { to: "/comenzi-recurente/noua", text: "Comandă recurentă nouă", needs: "orders:edit" },
  { to: "/retururi/nou", text: "Retur nou", needs: "returns:edit" },
  { to: "/receptii/noua", text: "Recepție nouă", needs: "purchasing:edit" },
  { to: "/comenzi-furnizori/noua", text: "Comandă nouă la furnizor", needs: "purchasing:edit" },
  { to: "/furnizori/nou", text: "Furnizor nou", needs: "purchasing:edit" },
  { to: "/inventare/nou", text: "Inventar nou", needs: "purchasing:edit" },
  { to: "/transferuri/nou", text: "Transfer nou între locuri de stoc", needs: "purchasing:edit" },
  { to: "/promotii/noua", text: "Promoție nouă", needs: "promotions:edit" },
  { to: "/cadouri/nou", text: "Cadou nou", needs: "promotions:edit" },
  { to: "/vouchere/nou", text: "Voucher nou", needs: "vouchers:edit" },
  { to: "/pachete/nou", text: "Pachet nou", needs: "bundles:edit" },
  { to: "/liste-preturi/noua", text: "Listă de prețuri nouă", needs: "price-lists:edit" },
  { to: "/grupuri-clienti/nou", text: "Grup de clienți nou", needs: "price-lists:edit" },
  { to: "/categorii/noua", text: "Categorie nouă", needs: "categories:edit" },
  { to: "/producatori/nou", text: "Brand nou", needs: "brands:edit" },
  { to: "/caracteristici/noua", text: "Caracteristică nouă", needs: "parameters:edit" },
  { to: "/articole/nou", text: "Articol nou", needs: "content:edit" },
  { to: "/blog/nou", text: "Articol de blog nou", needs: "blog:edit" },
  { to: "/pagini/noua", text: "Pagină de campanie nouă", needs: "content:edit" },
  { to: "/sabloane/nou", text: "Șablon de răspuns nou", needs: "templates:edit" },
  { to: "/oameni/invita", text: "Invită un coleg", needs: "staff:edit" },
  { to: "/roluri/nou", text: "Rol nou", needs: "roles:edit" },
  { to: "/setari/conturi", text: "Conectează un curier sau plata cu cardul", needs: "settings:view" },
  { to: "/setari/metode-livrare", text: "Metode proprii de livrare", needs: "settings:view" },
  { to: "/setari/colet", text: "Calculează livrarea unui colet de probă", needs: "settings:view" },
];

/** Returns pages for creating something, and settings pages without a menu entry, for these permissions. */
export function actionsFor(permissions: readonly Permission[]): FoundItem[] {
  return ACTIONS.filter(({ needs }) => permissions.includes(needs)).map(({ to, text }) => ({ to, text }));
}
