-- Mails handed to the mail server whose outcome is not known yet: a row is written before the mail is sent and deleted once
-- its outcome is stored. A second try may resend such a mail once; a third never does. Owner: notifications.
create table mail_attempt (
  id text primary key,
  attempts integer not null default 1 check (attempts between 1 and 2),
  at timestamptz not null
);
