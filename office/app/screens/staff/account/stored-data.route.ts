import type { LoaderFunctionArgs } from "react-router";
import { storedData } from "./account.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => storedData(context);
