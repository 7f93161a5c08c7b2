-- Social login: who a provider says someone is, and the ways to a provider that are still open.
create table social_identity (
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  -- The provider's own name for the person; e-mail addresses change.
  subject text not null,
  customer_id bigint not null references customer (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index social_identity_customer on social_identity (customer_id);

create table social_attempt (
  -- Hashed: whoever reads the table can finish nobody's login.
  state_hash bytea primary key,
  provider text not null,
  -- Of PKCE; it goes to the provider alone.
  verifier text not null,
  nonce text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Who came back and whose account waits for its password, once both are known.
  subject text,
  customer_id bigint references customer (id) on delete cascade,
  check ((subject is null) = (customer_id is null))
);
create index social_attempt_expiry on social_attempt (expires_at);
