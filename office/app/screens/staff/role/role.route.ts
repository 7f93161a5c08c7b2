import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { changeRole } from "./role.server.ts";

export const loader = () => redirect("/");

export const action = ({ request, context }: ActionFunctionArgs) => changeRole(request, context);
