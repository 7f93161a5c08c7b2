import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { loadFavourites } from "./load.server.ts";
import { FavouritesScreen } from "./screen.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadFavourites(context);

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(FavouritesScreen);
