import { mkdtemp, readdir, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toldError } from "../http/log-masking.ts";
import { createMailer, smtpTransport } from "./mailer.ts";

/** A mail server that takes one mail after the other, and keeps what it was told. */
async function openMailServer() {
  const told: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write("220 valley.test ESMTP\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
        told.push(line);
        if (inData && line !== ".") continue;
        inData = line.toUpperCase() === "DATA";
        const answers: Record<string, string> = { DATA: "354 go on", QUIT: "221 bye" };
        socket.write(`${answers[line.toUpperCase()] ?? "250 ok"}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, told, close: () => server.close() };
}

test("where a mail server is named the mail goes there, under its own name each time", async () => {
  const smtp = await openMailServer();
  const mailer = createMailer({
    smtpUrl: smtp.url,
    mailFrom: "Valley <no-reply@valley.example>",
    dataDir: tmpdir(),
    publicUrl: "https://valley.example",
  });
  const mail = { id: "reminder-1", to: "guest@store.example", subject: "내일 만나요", text: "반가워요" };
  await mailer.send(mail);
  await mailer.send(mail);
  smtp.close();
  const of = (pattern: RegExp) => smtp.told.filter((line) => pattern.test(line));
  expect(of(/^MAIL FROM:<no-reply@valley\.example>/)).toHaveLength(2);
  expect(of(/^RCPT TO:<guest@store\.example>/)).toHaveLength(2);
  expect(of(/^Message-ID: <reminder-1@valley\.example>$/)).toHaveLength(2);
});

test("a mail that is sent several times at one moment is one file", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "diamond-valley-mails-"));
  const mailer = createMailer({
    smtpUrl: undefined,
    mailFrom: "no-reply@valley.example",
    dataDir,
    publicUrl: "https://valley.example",
  });
  const mail = { id: "reminder-1", to: "guest@store.example", subject: "s", text: "t" };
  await Promise.all(Array.from({ length: 8 }, () => mailer.send(mail)));
  expect(await readdir(join(dataDir, "mail"))).toEqual(["reminder-1.eml"]);
  await rm(dataDir, { recursive: true });
});

test("a mail server that isn't there is an error, so that the mail is sent later", async () => {
  const mailer = createMailer({
    smtpUrl: "smtp://127.0.0.1:1",
    mailFrom: "no-reply@valley.example",
    dataDir: tmpdir(),
    publicUrl: "https://valley.example",
  });
  const mail = { id: "reminder-1", to: "guest@store.example", subject: "s", text: "t" };
  await expect(mailer.send(mail)).rejects.toThrow();
});

test("a mail server that refuses somebody says who: the log of it does not", async () => {
  const server = createServer((socket) => {
    socket.write("220 valley.test ESMTP\r\n");
    socket.on("data", (chunk) => {
      const refused = /^RCPT TO:(.*)$/m.exec(chunk.toString())?.[1]?.trim();
      socket.write(
        refused ? `550 5.1.1 ${refused}: no such person as guest@store.example\r\n` : "250 ok\r\n",
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: "no-reply@valley.example",
    dataDir: tmpdir(),
    publicUrl: "https://valley.example",
  });
  const mail = { id: "reminder-1", to: "guest@store.example", subject: "s", text: "김하늘 님" };
  const fault = await mailer.send(mail).catch((error: Error) => error);
  server.close();
  expect((fault as Error).message).toContain("guest@store.example");
  expect(JSON.stringify(toldError(fault))).not.toMatch(/guest|김하늘/);
});

test.each([
  ["says nothing", ""],
  ["greets and then says nothing", "220 valley.test ESMTP\r\n"],
])("a mail server that %s is given up in time", async (_, greeting) => {
  const server = createServer((socket) => void socket.on("error", () => {}).write(greeting));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const patience = { connectionTimeout: 300, socketTimeout: 300 };
  const smtp = smtpTransport(`smtp://127.0.0.1:${port}`, patience);
  const began = performance.now();
  await expect(smtp.verify()).rejects.toMatchObject({ code: "ETIMEDOUT" });
  expect(performance.now() - began).toBeLessThan(5_000);
  smtp.close();
  server.close();
});
