import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../page/screen-route.tsx";
import { loadBrands } from "./load.server.ts";
import { BrandsScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadBrands(context, url);

export { headOfScreen as meta } from "../page/screen-route.tsx";

export default screenOf<typeof loader>(BrandsScreen);
