/** Simulates a mailbox at a POP3 server. */
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

/**
 * `cut` ends the connection within a message, `endless` sends a line without end, `html` answers like a web server.
 */
type Pop3Fault = "none" | "cut" | "endless" | "html";

interface Pop3Server {
  /** URL with the right user and password. */
  url: string;
  /** Messages in the mailbox, oldest first. */
  messages: string[];
  setFault(fault: Pop3Fault): void;
  close(): Promise<void>;
}

const LOGIN = { user: "nelivrate@curat.example", password: "parola" };

export async function startPop3(): Promise<Pop3Server> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let fault: Pop3Fault = "none";

  async function serve(socket: Socket): Promise<void> {
    if (fault === "html") return void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n<html>");
    const opened = [...messages];
    const removed = new Set<number>();
    let user = "";
    socket.write("+OK ready\r\n");
    let text = "";
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      text += chunk.toString("latin1");
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const [name = "", ...args] = text.slice(0, end).split(" ");
        text = text.slice(end + 2);
        const number = Number(args[0]);
        const message = opened[number - 1] ?? "";
        switch (name) {
          case "USER":
            user = args.join(" ");
            socket.write("+OK\r\n");
            break;
          case "PASS":
            socket.write(
              user === LOGIN.user && args.join(" ") === LOGIN.password ? "+OK\r\n" : "-ERR [AUTH] failed\r\n",
            );
            break;
          case "LIST":
            socket.write(multiline(opened.map((one, index) => `${index + 1} ${one.length}`).join("\r\n")));
            break;
          case "TOP":
            if (fault === "endless") socket.write(`+OK\r\n${"x".repeat(200_000)}`);
            else socket.write(multiline(message.split("\r\n\r\n", 1)[0] ?? ""));
            break;
          case "RETR":
            if (fault === "cut") return void socket.end(`+OK\r\n${message.slice(0, message.length / 2)}`);
            socket.write(multiline(message));
            break;
          case "DELE":
            removed.add(number);
            socket.write("+OK\r\n");
            break;
          case "QUIT":
            messages.splice(0, messages.length, ...opened.filter((_one, index) => !removed.has(index + 1)));
            return void socket.end("+OK bye\r\n");
          default:
            socket.write("-ERR\r\n");
        }
      }
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    serve(socket).catch(() => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is always an object.
  const { port } = server.address() as AddressInfo;
  const login = `${encodeURIComponent(LOGIN.user)}:${LOGIN.password}`;
  return {
    url: `pop3://${login}@127.0.0.1:${port}`,
    messages,
    setFault: (one) => {
      fault = one;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function multiline(text: string): string {
  const stuffed = text
    .split("\r\n")
    .map((line) => (line.startsWith(".") ? `.${line}` : line))
    .join("\r\n");
  return `+OK\r\n${text === "" ? "" : `${stuffed}\r\n`}.\r\n`;
}
