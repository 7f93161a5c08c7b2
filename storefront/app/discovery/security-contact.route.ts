import type { LoaderFunctionArgs } from "react-router";
import { answerSecurityContact } from "./security-contact.server.ts";

export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return answerSecurityContact(context);
}
