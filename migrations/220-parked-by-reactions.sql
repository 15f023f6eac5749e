-- What a reaction parks is tried again by itself, and staff may give an event up. `retry_at` is by the real clock; null: now.

set role partnercare_owner;

alter table es.parked add column attempts int not null default 1, add column retry_at timestamptz;

-- An event that staff gave up: the reaction went on behind it.
create table es.given_up (
  projection text not null,
  stream_kind text not null,
  stream_key text not null,
  position bigint not null,
  event_type text not null,
  error text not null,
  at timestamptz not null default es.now(),
  given_up_by uuid not null,
  primary key (projection, position)
);
grant select, insert on es.given_up to partnercare_app;

reset role;
