import { Outlet, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Frame } from "./frame.tsx";
import { loadFrame } from "./load-frame.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadFrame(context);

export default function OfficeRoute() {
  return (
    <Frame data={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}
