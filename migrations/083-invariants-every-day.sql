-- What stands still is looked at as well: every day each rule begins with the first event again.

set role partnercare_owner;

alter table audit.invariant add column begun_at timestamptz not null default es.now();

reset role;
