-- Who may sign in, who is signed in, and how often a thing was tried. No history: that is the log's.
-- Real time throughout (clock_timestamp): sessions do not follow the shifted clock of a demo or a test.

create schema access authorization partnercare_owner;
set role partnercare_owner;

-- reserved: the login is taken, the person's registration is being recorded; see accounts.ts.
create table access.account (
  user_id uuid primary key,
  email_fingerprint text not null unique,
  username_fingerprint text not null unique,
  password_hash text not null,
  role text not null,
  distributor_id uuid,
  state text not null default 'reserved' check (state in ('reserved', 'active', 'deactivated')),
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
  ended_at timestamptz
);
create index on access.session (user_id) where ended_at is null;
create index on access.session (expires_at) where ended_at is null;
create index on access.session (ended_at) where ended_at is not null;

-- One moment per subject is a whole sliding window; see rate-limit.ts. Losing it in a crash does no harm.
create unlogged table access.rate_limit (
  key bytea primary key,
  free_at timestamptz not null
) with (fillfactor = 70);
create index on access.rate_limit (free_at);

grant usage on schema access to partnercare_app;
grant select, insert, update, delete on all tables in schema access to partnercare_app;

reset role;
