-- Keys for programs and people of the shop beside its own: each with a name and its permissions.
create table staff_key (
  id integer generated always as identity primary key,
  -- What is written down of it stays under its name, so no other key is called so, not even once it is revoked.
  name text not null unique check (name <> ''),
  -- SHA-256; the key itself is shown once and nowhere kept.
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  permissions text[] not null check (cardinality(permissions) > 0),
  created_at timestamptz not null,
  -- To ten minutes.
  last_used_at timestamptz,
  revoked_at timestamptz
);
