-- Tokens by which other programs call the portal, on behalf of the person who created them.

set role partnercare_owner;

-- The secret is shown once; here is its SHA-256. Its moments are those of es.now(), as its deadline is.
create table access.api_token (
  id uuid primary key,
  user_id uuid not null references access.account,
  distributor_id uuid, -- null: the provider's
  name text not null,
  permissions text[] not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null default es.now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  last_used_at timestamptz,
  last_network text -- sealed under the person's own key
);
create index on access.api_token (distributor_id) where ended_at is null;

grant select, insert, update on access.api_token to partnercare_app;

reset role;
