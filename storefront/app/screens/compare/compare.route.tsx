import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadComparison } from "./load.server.ts";
import { CompareScreen } from "./screen.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadComparison(context);

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(CompareScreen);
