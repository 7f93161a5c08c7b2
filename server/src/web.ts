import { createServer } from "node:http";
import { serveUntilDrained } from "./processes/child.ts";
import { readProcessSettings } from "./process-settings.ts";

const { host, port } = readProcessSettings();
const server = createServer((_request, response) => response.end("ok"));
server.listen(port, host, () => {
  serveUntilDrained(async () => {
    await new Promise((resolve) => server.close(resolve));
  });
});
