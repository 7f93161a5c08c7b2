-- Customers who showed that they read the mailbox of their account: through a mailed link, or a provider that checks e-mail
-- addresses. A proof belongs to one address, stored as a digest, and ends when the address changes. Owner: customers.
create table customer_email_proof (
  customer_id bigint primary key references customer on delete cascade,
  email_digest bytea not null,
  proven_at timestamptz not null
);
