import type { LoaderFunctionArgs } from "react-router";
import { showMail } from "./mail-texts.server.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  showMail(context, params.key ?? "", url);
