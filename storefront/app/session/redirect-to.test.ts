import { describe, expect, it } from "vitest";
import { redirectTo } from "./redirect-to.server.ts";

describe("redirectTo", () => {
  it.each([
    ["/pardoseli?pagina=2#lista", "/pardoseli?pagina=2#lista"],
    ["/search?term=săpun", "/search?term=s%C4%83pun"],
    ["/search?term=s%C4%83pun", "/search?term=s%C4%83pun"],
    ["/ș/î", "/%C8%99/%C3%AE"],
    ["/.//example.com/", "/example.com/"],
    ["/a/..//example.com/x", "/example.com/x"],
    ["https://example.com/ț?x=ș", "https://example.com/%C8%9B?x=%C8%99"],
  ])("redirectTo sends %s as a valid Location header", (address, location) => {
    const { status, headers } = redirectTo(address, 303);
    expect([status, headers.get("location")]).toEqual([303, location]);
  });
});
