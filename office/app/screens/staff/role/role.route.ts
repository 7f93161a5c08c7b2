import { redirect } from "react-router";

export const loader = () => redirect("/");

export { changeRole as action } from "./role.server.ts";
