import { expect, it } from "vitest";
import { toVideo } from "./video-source.ts";

it.each([
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3",
  "https://youtu.be/aqz-KE-bpKQ?si=1",
  "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
  "https://youtube.com/shorts/aqz-KE-bpKQ",
])("toVideo finds the video id in %s", (address) => {
  expect(toVideo(address)).toEqual({ kind: "youtube", id: "aqz-KE-bpKQ" });
});
it("toVideo treats other URLs as files", () => {
  expect(toVideo("/media/film/mop-1a.webm")).toEqual({ kind: "file", url: "/media/film/mop-1a.webm" });
});
