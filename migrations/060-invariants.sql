-- How far each rule about the log was checked, and where it does not hold. All of it can be found out again.

create schema audit authorization partnercare_owner;
set role partnercare_owner;

create table audit.invariant (
  name text primary key,
  position bigint not null default 0, -- up to here the log was looked at
  looked_at bigint not null default 0, -- streams, or members of a series; one is looked at again when it grows
  memory jsonb, -- what a series must remember of its last member
  checked_at timestamptz
);

create table audit.breach (
  invariant text not null,
  stream_kind text not null,
  stream_key text not null,
  says text not null,
  position bigint not null, -- of the event that it was seen at
  found_at timestamptz not null default es.now(),
  primary key (invariant, stream_kind, stream_key, says)
);

grant usage on schema audit to partnercare_app;
grant select, insert, update, delete on audit.invariant, audit.breach to partnercare_app;

reset role;
