import type { LoaderFunctionArgs } from "react-router";
import { loadFoundMedia } from "../../../components/media/found.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadFoundMedia(context, url);
