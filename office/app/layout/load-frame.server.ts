import { requireStaff } from "../session/staff.server.ts";
import type { Context } from "../session/session.server.ts";
import { navigationFor } from "./navigation.ts";

/** Who is here, and which rooms he may enter. */
export async function loadFrame(context: Context) {
  const { name, email, permissions, seen_as } = await requireStaff(context);
  return {
    person: name || email,
    seenAs: seen_as?.name ?? null,
    navigation: navigationFor(permissions),
    maySearch: permissions.includes("orders:view"),
  };
}
export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
