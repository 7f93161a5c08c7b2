/** Reads a mailbox over POP3 (RFC 1939). */
import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectSealed } from "node:tls";

interface Mailbox {
  /** Returns the number and size of each message, oldest first. */
  list(): Promise<{ number: number; bytes: number }[]>;
  header(number: number): Promise<string>;
  message(number: number): Promise<string>;
  /** Marks a message. `close` deletes the marked messages. */
  remove(number: number): Promise<void>;
  close(): Promise<void>;
}

/** `login`: the server refused the user or the password. `away`: it is unreachable or does not speak POP3. */
export class MailboxFault extends Error {
  readonly kind: "login" | "away";
  constructor(kind: "login" | "away", message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

const IDLE_MS = 15_000;
const MAX_LINE = 64 * 1_024;
const MAX_ANSWER = 2 * 1_024 * 1_024;

/**
 * Logs in to a pop3s:// or pop3:// URL, calls `read`, and closes the connection. Throws MailboxFault. Marked messages
 * are only deleted if `read` succeeds.
 */
export async function withMailbox<T>(
  address: string,
  read: (mailbox: Mailbox) => Promise<T>,
  limitMs: number,
): Promise<T> {
  const url = new URL(address);
  const port = Number(url.port);
  const host = url.hostname;
  const socket =
    url.protocol === "pop3s:"
      ? connectSealed({ host, port, servername: host })
      : connectPlain({ host, port });
  socket.setTimeout(IDLE_MS, () => socket.destroy(new Error("The server is silent.")));
  const limit = setTimeout(() => socket.destroy(new Error("The server is too slow.")), limitMs);
  try {
    const session = sessionOver(socket);
    await session.expectGreeting();
    await session.logIn(decodeURIComponent(url.username), decodeURIComponent(url.password));
    const result = await read(session);
    await session.close();
    return result;
  } catch (error) {
    if (error instanceof MailboxFault) throw error;
    throw new MailboxFault("away", "The mailbox of undelivered emails cannot be read.", error);
  } finally {
    clearTimeout(limit);
    socket.destroy();
  }
}

function sessionOver(socket: Socket) {
  const chunks: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]();
  let buffered = "";

  async function line(): Promise<string> {
    for (let end = buffered.indexOf("\n"); ; end = buffered.indexOf("\n")) {
      if (end >= 0) {
        const found = buffered.slice(0, end).replace(/\r$/, "");
        buffered = buffered.slice(end + 1);
        return found;
      }
      if (buffered.length > MAX_LINE) throw new Error("The server sent an endless line.");
      const { value, done } = await chunks.next();
      if (done === true) throw new Error("The server closed the connection.");
      buffered += value.toString("latin1");
    }
  }

  async function call(command: string): Promise<string> {
    socket.write(`${command}\r\n`, "latin1");
    const answer = await line();
    if (!answer.startsWith("+OK")) throw new Error(`The server refused ${command.split(" ", 1)[0]}.`);
    return answer;
  }

  async function lines(command: string): Promise<string[]> {
    await call(command);
    const found: string[] = [];
    let bytes = 0;
    for (let one = await line(); one !== "."; one = await line()) {
      bytes += one.length + 2;
      if (bytes > MAX_ANSWER) throw new Error("The server sent an endless answer.");
      found.push(one.startsWith("..") ? one.slice(1) : one);
    }
    return found;
  }

  return {
    expectGreeting: async () => {
      if (!(await line()).startsWith("+OK")) throw new Error("The server does not speak POP3.");
    },
    logIn: async (user: string, password: string) => {
      try {
        await call(`USER ${user}`);
        await call(`PASS ${password}`);
      } catch (error) {
        if (!socket.destroyed && socket.readable)
          throw new MailboxFault("login", "The mailbox of undelivered emails refused the login.", error);
        throw error;
      }
    },
    list: async () =>
      (await lines("LIST")).flatMap((one) => {
        const [, number, bytes] = /^(\d{1,9}) (\d{1,12})/.exec(one) ?? [];
        return number === undefined ? [] : [{ number: Number(number), bytes: Number(bytes) }];
      }),
    header: async (number: number) => (await lines(`TOP ${number} 0`)).join("\n"),
    message: async (number: number) => (await lines(`RETR ${number}`)).join("\n"),
    remove: async (number: number) => void (await call(`DELE ${number}`)),
    close: async () => void (await call("QUIT")),
  };
}
