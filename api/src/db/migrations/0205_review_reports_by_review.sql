-- outside a transaction
-- Owner: contact.
create index concurrently if not exists contact_message_review on contact_message (review_id) where review_id is not null;
