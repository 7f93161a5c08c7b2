export { listMails, readMail } from "./mail-files.ts";
export { notificationTasks } from "./notifications.tasks.ts";
