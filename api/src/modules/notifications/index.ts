export { listMails, readMail, readPaper } from "./mail-files.ts";
export { notificationTasks } from "./notifications.tasks.ts";
export { type MailServer, mailServerOf } from "./mailer.ts";
export { isMailServerAway } from "./providers/smtp-mailer.ts";
