import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../config/config.ts";

/** One mail to one person. */
export interface Mail {
  /** Names it for good: letters, digits, dashes. Sending it again is the same mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** The way out for mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/**
 * How long (ms) a mail server may take until it greets, and how long it may say nothing after that. It is given up well before
 * another process takes a mail that is not sent for abandoned.
 */
const PATIENCE = { connectionTimeout: 30_000, socketTimeout: 60_000 };

/** The way to a mail server. Options stand beside its address: a second argument would be defaults of mails. */
export function smtpTransport(url: string, patience = PATIENCE) {
  return createTransport({ url, ...patience });
}

/**
 * Sends by SMTP where the configuration names a server. Else each mail becomes a file, `mail/<id>.eml` in the data
 * directory. A mail that is sent again, after a crash, replaces its file; at a mail server it carries the same
 * Message-ID, by which mailboxes drop the second one.
 */
export function createMailer(config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir" | "publicUrl">): Mailer {
  const { host } = new URL(config.publicUrl);
  const messageOf = ({ id, ...mail }: Mail) => ({
    ...mail,
    from: config.mailFrom,
    messageId: `<${id}@${host}>`,
  });
  if (config.smtpUrl) {
    const smtp = smtpTransport(config.smtpUrl);
    return {
      async send(mail) {
        await smtp.sendMail(messageOf(mail));
      },
    };
  }
  const composer = createTransport({ streamTransport: true, buffer: true });
  const directory = join(config.dataDir, "mail");
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail));
      await mkdir(directory, { recursive: true });
      // Processes in containers all have the same number.
      const draft = join(directory, `.${mail.id}.${randomUUID()}`);
      await writeFile(draft, message);
      await rename(draft, join(directory, `${mail.id}.eml`));
    },
  };
}
