// The service's ExecStartPost: `systemctl start curat` comes back when the shop is open. systemd ends it where the shop does not start.
// MAINPID is systemd's word for the process that it has started: another shop may answer on that port.
const { HOST = "127.0.0.1", PORT = "3000", MAINPID } = process.env;
const host = ["", "0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;
const address = `http://${host}:${PORT || 3000}/readyz${MAINPID ? `?main=${MAINPID}` : ""}`;
const isOpen = async () => {
  const answer = await fetch(address);
  return answer.ok && (!MAINPID || (await answer.json()).main === true);
};
while (!(await isOpen().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 250));
