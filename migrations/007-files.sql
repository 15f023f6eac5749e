-- What is known of files; their bytes are in the store. Outside the log, because a file that is attached to nothing goes
-- after a day.

create schema files authorization partnercare_owner;
set role partnercare_owner;

-- The right to send one file, once. Only the SHA-256 of the ticket is kept.
create table files.ticket (
  hash bytea primary key,
  user_id uuid not null,
  distributor_id uuid, -- null: staff
  purpose text not null,
  kind text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  path text -- of the file that it will be
);
create index on files.ticket (user_id, expires_at);

create table files.file (
  path text primary key, -- where the store keeps it: 'documents/<uuid>.pdf'
  name text not null,
  media_type text not null,
  bytes bigint not null,
  sha256 text not null,
  user_id uuid, -- null: the portal made it
  distributor_id uuid, -- null: the provider's
  received_at timestamptz not null default es.now(),
  stored_at timestamptz, -- null: the bytes are still on their way into the store
  attached_at timestamptz, -- null: in quarantine
  is_public boolean not null default false
);
create index on files.file (received_at) where attached_at is null;

-- What a visitor without an account has typed, sealed under a key from the cookie of their browser. Its files belong to it
-- by its id.
create table files.visitor_draft (
  id uuid primary key,
  token_hash bytea not null,
  iv bytea not null,
  sealed bytea not null,
  saved_at timestamptz not null default es.now(),
  ends_at timestamptz not null
);
create index on files.visitor_draft (ends_at);

grant usage on schema files to partnercare_app;
grant select, insert, update, delete on all tables in schema files to partnercare_app;

reset role;
