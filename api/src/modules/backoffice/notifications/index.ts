export { mailTextsRoutes } from "./texts/mail-texts.routes.ts";
export { readMailTexts } from "./texts/mail-words.ts";
export { listMails, readMail, readPaper } from "./mail-files.ts";
export { notificationTasks } from "./notifications.tasks.ts";
export { type MailServer, mailServerOf } from "./mailer.ts";
export { isMailServerAway, isRecipientRefused } from "./providers/smtp-mailer.ts";
