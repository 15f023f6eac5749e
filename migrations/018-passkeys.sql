-- Passkeys (WebAuthn): public keys by which people sign in without a password.

set role partnercare_owner;

create table access.passkey (
  id uuid primary key,
  user_id uuid not null references access.account on delete cascade,
  credential_id text not null unique, -- base64url, chosen by the authenticator
  public_key bytea not null, -- COSE
  counter bigint not null, -- of its uses; 0: the authenticator has none, as those that are synced
  transports text[] not null,
  aaguid uuid not null, -- the model of the authenticator; zeros: it does not say
  is_synced boolean not null,
  name text not null, -- sealed under the person's own key
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz
);
create index on access.passkey (user_id, created_at);

grant select, insert, update, delete on access.passkey to partnercare_app;

reset role;
