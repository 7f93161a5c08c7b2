export { listMails, readMail } from "./mail-folder.ts";
export { notificationTasks } from "./notifications.tasks.ts";
