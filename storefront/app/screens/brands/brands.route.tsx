import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadBrands } from "./load.server.ts";
import { BrandsScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadBrands(context, url);

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(BrandsScreen);
