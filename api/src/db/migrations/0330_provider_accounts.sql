-- Accounts of couriers and payment processors that staff enter in the office. Owner: accounts.
create table provider_account (
  provider text not null check (length(provider) between 1 and 40),
  mode text not null check (mode in ('test', 'live')),
  is_used boolean not null default false,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- Each value is sealed with a key that derives from SEAL_KEY.
  secrets jsonb not null check (jsonb_typeof(secrets) = 'object'),
  -- Counts saves, so that a check belongs to the state that it tried.
  revision integer not null default 1,
  updated_at timestamptz not null,
  primary key (provider, mode)
);
create unique index provider_account_used on provider_account (provider) where is_used;
