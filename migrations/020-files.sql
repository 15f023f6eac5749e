-- What was uploaded or made: the bytes lie in the store, here stands what they are and whose. Kept outside the log,
-- because a file that nobody attaches vanishes after a day.

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
  used_at timestamptz
);
create index on files.ticket (user_id, expires_at);

create table files.file (
  path text primary key, -- where the store keeps it: 'documents/<uuid>.pdf'
  name text not null,
  media_type text not null,
  bytes bigint not null,
  sha256 text not null,
  user_id uuid, -- who sent it; null: the portal made it
  distributor_id uuid, -- whose it is; null: the provider's
  received_at timestamptz not null default es.now(),
  stored_at timestamptz, -- null: the bytes are still on their way into the store
  attached_at timestamptz, -- null: in quarantine
  is_public boolean not null default false
);
create index on files.file (received_at) where attached_at is null;

grant usage on schema files to partnercare_app;
grant select, insert, update, delete on files.ticket, files.file to partnercare_app;

reset role;
