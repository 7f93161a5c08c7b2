-- Checks of accounts: what the provider answered, and for which saved state. Only the newest ones are kept. Owner: accounts.
create table provider_check (
  id bigint generated always as identity primary key,
  provider text not null,
  mode text not null,
  revision integer not null,
  at timestamptz not null,
  is_good boolean not null,
  words text not null check (length(words) between 1 and 500),
  foreign key (provider, mode) references provider_account (provider, mode) on delete cascade
);
create index provider_check_newest on provider_check (provider, mode, id desc);
