import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { leave } from "./leave.server.ts";

export const loader = () => redirect("/");

export const action = ({ context }: ActionFunctionArgs) => leave(context);
