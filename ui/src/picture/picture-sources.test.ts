import { describe, expect, it } from "vitest";
import { pictureAt } from "@curat/contract/media.values";
import { fixedPictureSources, pictureSources } from "./picture-sources.ts";

describe("pictureSources", () => {
  it("pictureSources offers widths up to twice the layout width", () => {
    expect(pictureSources("/media/packshot/12-a", 400)).toEqual({
      avif: "/media/packshot/12-a/320.avif 320w, /media/packshot/12-a/400.avif 400w, /media/packshot/12-a/640.avif 640w, /media/packshot/12-a/800.avif 800w",
      webp: "/media/packshot/12-a/320.webp 320w, /media/packshot/12-a/400.webp 400w, /media/packshot/12-a/640.webp 640w, /media/packshot/12-a/800.webp 800w",
      src: "/media/packshot/12-a/400.webp",
    });
  });
  it("pictureSources requests the given shape only for uploads", () => {
    expect(pictureSources("/media/upload/raft-1", 64, "16x9")).toEqual({
      avif: "/media/upload/raft-1/16x9-160.avif 160w",
      webp: "/media/upload/raft-1/16x9-160.webp 160w",
      src: "/media/upload/raft-1/16x9-160.webp",
    });
    expect(pictureSources("/media/scene/a", 64, "16x9").src).toBe("/media/scene/a/160.webp");
  });
  it("pictureSources keeps the smallest width for thumbnails", () => {
    expect(pictureSources("/media/a", 64).webp).toBe("/media/a/160.webp 160w");
  });
  it("pictureSources uses a single file for a fixed-width picture", () => {
    expect(fixedPictureSources("/media/a", 200).avif).toBe("/media/a/400.avif");
    expect(fixedPictureSources("/media/a", 72)).toEqual({
      avif: "/media/a/160.avif",
      src: "/media/a/160.webp",
    });
  });
  it.each(["https://cdn.example/a.jpg", "/media/a.svg", "/files/a"])(
    "pictureSources leaves %s unchanged",
    (source) => {
      expect(pictureSources(source, 400)).toEqual({ src: source });
      expect(pictureAt(source, 800)).toBe(source);
    },
  );
});
