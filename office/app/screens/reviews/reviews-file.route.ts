import type { LoaderFunctionArgs } from "react-router";
import { reviewsAsFile } from "./reviews.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => reviewsAsFile(context, url);
