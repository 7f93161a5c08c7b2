/** Every address of the shop and the file that opens it. */
import type { RouteConfig } from "@react-router/dev/routes";
import { index, route } from "@react-router/dev/routes";

export default [
  index("screens/home/route.tsx"),
  route("cos", "screens/checkout/route.tsx"),
  // Named: remove and add from any page; a form posts here and comes back to where it was.
  route("cos/actiune", "screens/checkout/cart-action.ts"),
  route("thank-you.html", "screens/order-sent/route.tsx"),
  route("search", "screens/search/route.tsx"),
  route("search/suggestions", "screens/search/suggestions.ts"),
  route("search/:machine", "screens/search/route.tsx", { id: "search-machine" }),
  route("marci", "screens/brands/route.tsx"),
  route("*", "screens/page/page.tsx"),
] satisfies RouteConfig;
