import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The oldest glibc that the embedded engine loads with. */
const neededGlibc = "2.38";

/** Releases that hold a new enough libc6, and the keyring of the machine that must have signed them. */
const releases = [
  { suite: "trixie", keyring: "/usr/share/keyrings/debian-archive-keyring.gpg" },
  { suite: "noble", keyring: "/usr/share/keyrings/ubuntu-archive-keyring.gpg" },
];

const architectures: Record<string, { libraries: string; loader: string }> = {
  x64: { libraries: "x86_64-linux-gnu", loader: "ld-linux-x86-64.so.2" },
  arm64: { libraries: "aarch64-linux-gnu", loader: "ld-linux-aarch64.so.1" },
};

/** Program and arguments that start another program under a private glibc: `[loader, ...arguments, program]`. */
export type Loader = [string, ...string[]];

/** Whether the glibc that this process runs on is new enough for the engine. False where there is no glibc. */
export function systemGlibcSuffices(): boolean {
  // Without this the report looks up the name of each open connection.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return isAtLeast(report.header?.glibcVersionRuntime ?? "0", neededGlibc);
}

/** Compares dotted versions: `2.41` is at least `2.38`, `2.4` is not. */
export function isAtLeast(version: string, needed: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/**
 * A private glibc for the database process alone, kept in `cacheDir`. The first call fetches it, about 2.8 MB, as a
 * package signed by the system's own archive, from the mirror that the system's own apt uses.
 * @throws Error with the reason, where the machine has no apt, no keyring or no way to its archive.
 */
export async function privateGlibc(cacheDir: string, onFetch: () => void): Promise<Loader> {
  const architecture = architectures[process.arch];
  if (!architecture) throw new Error(`no glibc is known for ${process.arch}`);
  const kept = join(cacheDir, process.arch);
  const libraries = join(kept, "usr/lib", architecture.libraries);
  if (!existsSync(join(libraries, architecture.loader))) {
    onFetch();
    await fetchGlibc(cacheDir, kept);
  }
  const path = [libraries, `/lib/${architecture.libraries}`, `/usr/lib/${architecture.libraries}`].join(":");
  return [join(libraries, architecture.loader), "--library-path", path];
}

async function fetchGlibc(cacheDir: string, kept: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const work = await mkdtemp(join(cacheDir, "fetch-"));
  try {
    const unpacked = join(work, "unpacked");
    await run("dpkg-deb", ["-x", await downloadPackage(work), unpacked]);
    // Another process may have been faster: its copy is as good.
    await rename(unpacked, kept).catch((error: unknown) => {
      if (!existsSync(kept)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Tries each release at each of the machine's archives. Returns the path of the package. */
async function downloadPackage(work: string): Promise<string> {
  const release = releases.find(({ keyring }) => existsSync(keyring));
  if (!release) throw new Error("this system has no Debian or Ubuntu keyring");
  const archives = await archivesOfThisMachine();
  if (archives.length === 0) throw new Error("apt knows no archive");
  for (const archive of archives) {
    const file = await downloadFrom(archive, release, work).catch(() => undefined);
    if (file) return file;
  }
  throw new Error(`none of this machine's archives answers with libc6 of ${release.suite}`);
}

async function archivesOfThisMachine(): Promise<string[]> {
  const targets = ["indextargets", "--no-release-info", "--format", "$(REPO_URI)", "Created-By: Packages"];
  const { stdout } = await run("apt-get", targets).catch(() => {
    throw new Error("there is no apt-get here");
  });
  return [...new Set(stdout.split("\n").filter((line) => line !== ""))];
}

async function downloadFrom(
  archive: string,
  release: { suite: string; keyring: string },
  work: string,
): Promise<string | undefined> {
  const sources = join(work, "glibc.sources");
  const lines = [
    `URIs: ${archive}`,
    `Suites: ${release.suite}`,
    "Components: main",
    `Signed-By: ${release.keyring}`,
  ];
  await writeFile(sources, `Types: deb\n${lines.join("\n")}\n`);
  await mkdir(join(work, "lists/partial"), { recursive: true });
  await mkdir(join(work, "cache/archives/partial"), { recursive: true });
  const apart = [
    `Dir::Etc::sourcelist=${sources}`,
    "Dir::Etc::sourceparts=/dev/null",
    `Dir::State::Lists=${join(work, "lists")}`,
    `Dir::Cache=${join(work, "cache")}`,
    "Dir::State::status=/dev/null",
    "Acquire::Languages=none",
    "APT::Sandbox::User=root",
  ].flatMap((option) => ["-o", option]);
  await run("apt-get", [...apart, "update"], { cwd: work });
  await run("apt-get", [...apart, "download", "libc6"], { cwd: work });
  const file = (await readdir(work)).find((name) => name.endsWith(".deb"));
  return file && join(work, file);
}
