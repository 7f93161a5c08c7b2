// The service's ExecStartPost: `systemctl start curat` comes back when the shop is open. systemd ends it where the shop does not start.
const { HOST = "127.0.0.1", PORT = "3000" } = process.env;
const host = ["", "0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;
const isOpen = () =>
  fetch(`http://${host}:${PORT || 3000}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
while (!(await isOpen())) await new Promise((resolve) => setTimeout(resolve, 250));
