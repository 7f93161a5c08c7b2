import { redirect } from "react-router";

export const loader = () => redirect("/");

export { pinPage as action } from "./menu.server.ts";
