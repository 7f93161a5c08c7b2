-- The shop's people: who they are, what they may do, how they come in. Tokens and codes are stored hashed.
create table staff_role (
  id integer generated always as identity primary key,
  name text not null unique check (name <> ''),
  -- None for the owner's, which holds all that there are.
  permissions text[] not null,
  is_owner boolean not null default false,
  check (is_owner = (cardinality(permissions) = 0))
);
create unique index staff_role_owner on staff_role (is_owner) where is_owner;
insert into staff_role (name, permissions, is_owner) values ('Proprietar', '{}', true);

create table staff_member (
  id integer generated always as identity primary key,
  -- Lower case; null once the person was erased.
  email text unique check (email <> '' and email = lower(email)),
  name text not null,
  state text not null check (state in ('invited', 'active', 'locked')),
  -- argon2id; null before an invitation is accepted.
  password_hash text,
  created_at timestamptz not null,
  erased_at timestamptz,
  check (state <> 'active' or password_hash is not null),
  check ((erased_at is null) = (email is not null)),
  check (erased_at is null or state = 'locked')
);

create table staff_member_role (
  member_id integer not null references staff_member (id) on delete cascade,
  role_id integer not null references staff_role (id),
  primary key (member_id, role_id)
);
create index staff_member_role_role on staff_member_role (role_id);

-- Links in mails: an invitation sets up password and second factor, the other a new password alone. Each is used once.
create table staff_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id integer not null references staff_member (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'password')),
  -- What an app or a passkey would be set up with; the secret sealed.
  totp_secret text,
  challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'invitation') = (totp_secret is not null and challenge is not null))
);
create index staff_link_member on staff_link (member_id);

create table staff_totp (
  member_id integer primary key references staff_member (id) on delete cascade,
  -- Sealed.
  secret text not null,
  -- The last step of 30 seconds whose code was used: none is good twice.
  last_step integer not null,
  created_at timestamptz not null
);

create table staff_passkey (
  id integer generated always as identity primary key,
  member_id integer not null references staff_member (id) on delete cascade,
  name text not null check (name <> ''),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_member on staff_passkey (member_id);

create table staff_recovery_code (
  member_id integer not null references staff_member (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (member_id, code_hash)
);

-- A right password that still waits for its second factor.
create table staff_login (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id integer not null references staff_member (id) on delete cascade,
  -- What a passkey has to sign.
  challenge text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index staff_login_member on staff_login (member_id);

create table staff_session (
  id integer generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  member_id integer not null references staff_member (id) on delete cascade,
  device text not null,
  address text not null,
  created_at timestamptz not null,
  -- To ten minutes.
  used_at timestamptz not null,
  expires_at timestamptz not null,
  -- When a second factor was shown last.
  second_factor_at timestamptz not null,
  -- The role that it sees the office as.
  seen_as integer references staff_role (id) on delete set null,
  -- What a passkey has to sign, and a new app's secret, sealed: each until it is used or over.
  challenge text,
  challenge_until timestamptz,
  new_totp text
);
create index staff_session_member on staff_session (member_id);
create index staff_session_expiry on staff_session (expires_at);

-- Keys may end by themselves.
alter table staff_key add column expires_at timestamptz;
