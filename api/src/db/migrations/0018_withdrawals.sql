-- A withdrawal from the contract is declared, not asked for; its order may not even have left (decision 0017).
alter table return_request add column is_withdrawal boolean not null default false;
alter table return_request drop constraint return_request_status_check;
alter table return_request add constraint return_request_status_check check (status in
  ('requested', 'approved', 'on_the_way', 'received', 'refunded', 'rejected', 'declared', 'closed'));
