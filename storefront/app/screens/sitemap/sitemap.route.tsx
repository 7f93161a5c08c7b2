import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadSitemap } from "./load.server.ts";
import { SitemapScreen } from "./screen.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadSitemap(context);

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(SitemapScreen);
