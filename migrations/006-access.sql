-- Accounts, sessions, second factors, and what people have typed. No history: that is the log's. Sessions, links and tries
-- go by the real clock.

create schema access authorization partnercare_owner;
set role partnercare_owner;

create table access.account (
  user_id uuid primary key,
  email_fingerprint text not null unique,
  username_fingerprint text not null unique,
  password_hash text not null,
  role text not null,
  distributor_id uuid,
  -- reserved: the login is taken while the person's registration is being recorded; invited: without a password yet
  state text not null default 'reserved' check (state in ('reserved', 'invited', 'active', 'deactivated')),
  reserved_at timestamptz not null default clock_timestamp()
);

-- One row is one family of refresh tokens: rotation replaces the secret in place.
create table access.session (
  id uuid primary key,
  user_id uuid not null references access.account,
  secret_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamptz not null default clock_timestamp(),
  remember boolean not null,
  device text not null,
  created_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  proven_at timestamptz default clock_timestamp(), -- when it last saw the password
  network text -- a keyed hash of where the person signed in from
);
create index on access.session (user_id) where ended_at is null;
create index on access.session (expires_at) where ended_at is null;
create index on access.session (ended_at) where ended_at is not null;
create index on access.session (user_id, created_at);

create table access.second_factor (
  user_id uuid primary key references access.account on delete cascade,
  secret text not null, -- sealed under the person's own key
  last_step bigint not null default 0, -- the newest code that was shown: each counts once
  confirmed_at timestamptz,
  next_secret text -- of an app that is to replace it
);
create table access.recovery_code (
  user_id uuid not null references access.account on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- By which people set a password who cannot sign in. The token is in the mail alone, here is its hash.
create table access.password_link (
  token_hash bytea primary key,
  user_id uuid not null references access.account,
  expires_at timestamptz not null
);
create index on access.password_link (user_id);
create index on access.password_link (expires_at);

-- A new password, another address or the end of the account makes links useless that were mailed before.
create function access.forget_password_links() returns trigger language plpgsql as $$
begin
  delete from access.password_link where user_id = new.user_id;
  return null;
end $$;

create trigger password_links_go
  after update of password_hash, email_fingerprint, state on access.account
  for each row
  when (old.password_hash <> new.password_hash or old.email_fingerprint <> new.email_fingerprint or new.state = 'deactivated')
  execute function access.forget_password_links();

-- One moment per subject is a whole sliding window: see rate-limit.ts.
create unlogged table access.rate_limit (
  key bytea primary key,
  free_at timestamptz not null
) with (fillfactor = 70);
create index on access.rate_limit (free_at);

-- A name that a command gives away and that no unique index knows, reserved until the read models have it.
create unlogged table access.claim (
  key bytea primary key,
  until timestamptz not null
);
create index on access.claim (until);

create table access.working_copy (
  user_id uuid not null,
  subject text not null,
  base int not null,
  content jsonb not null,
  saved_at timestamptz not null default es.now(),
  primary key (user_id, subject)
);
create index on access.working_copy (saved_at);

create table access.draft (
  user_id uuid not null,
  name text not null,
  text text not null, -- sealed under the person's own key
  kept_at timestamptz not null default es.now(),
  primary key (user_id, name)
);

grant usage on schema access to partnercare_app;
grant select, insert, update, delete on all tables in schema access to partnercare_app;
revoke update on access.password_link from partnercare_app;

reset role;
