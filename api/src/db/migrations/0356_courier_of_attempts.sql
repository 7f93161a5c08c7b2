-- The courier that an attempt asked; null for attempts of the former release.
alter table awb_attempt add column courier text;
