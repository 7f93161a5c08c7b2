import type { LoaderFunctionArgs } from "react-router";
import { openMail } from "./desk.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  openMail(context, params.id ?? "", params.mail ?? "");
