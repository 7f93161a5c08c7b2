import type { StaffMedium } from "@curat/contract/staff/media";
import type { Medium } from "./media.rules.ts";

export function toStaffMedium(
  medium: Medium,
  { uses, version }: { uses: number; version: number },
): StaffMedium {
  const { id, address, kind, name, alt, focalPoint, width, height, bytes, sha256, revision, createdAt } =
    medium;
  return {
    mediumID: id,
    address,
    kind,
    name,
    bytes,
    sha256,
    width,
    height,
    alt,
    focal_point: focalPoint,
    revision,
    created_at: createdAt.toISOString(),
    uses,
    version,
  };
}
