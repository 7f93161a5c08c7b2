-- The mailed link of a data-rights request gives the stored data twice: once as JSON, once as a PDF.
alter table privacy_request add column files_taken text[] not null default '{}'
  check (files_taken <@ array['json', 'pdf']);
update privacy_request set files_taken = '{json,pdf}' where state = 'done' and kind = 'checkdata';
