-- Reports of reviews (Regulation (EU) 2022/2065, article 16) are messages to the shop. Name and e-mail may be empty.
-- Owner: contact.
alter table contact_message drop constraint contact_message_kind_check,
  add constraint contact_message_kind_check check (kind in ('contact', 'product', 'offer', 'review')) not valid,
  add column review_id bigint;
alter table contact_message add constraint contact_message_review
  foreign key (review_id) references review (id) on delete set null not valid;
