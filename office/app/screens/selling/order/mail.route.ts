import type { LoaderFunctionArgs } from "react-router";
import { openMail } from "./notes-and-mails.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  openMail(context, params.id ?? "", params.mail ?? "");
