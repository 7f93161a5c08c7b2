import type { LoaderFunctionArgs } from "react-router";
import { openSample } from "./sample.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => openSample(context, "bank");
