// ExecStartPost of the service, so that `systemctl start curat` returns once the shop is ready. systemd stops
// waiting if the shop does not start. Checks MAINPID, because another shop may respond on that port.
const { HOST = "127.0.0.1", PORT = "3000", MAINPID } = process.env;
const host = ["", "0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;
const address = `http://${host}:${PORT || 3000}/readyz${MAINPID ? `?main=${MAINPID}` : ""}`;
const isOpen = async () => {
  const answer = await fetch(address);
  return answer.ok && (!MAINPID || (await answer.json()).main === true);
};
while (!(await isOpen().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 250));
