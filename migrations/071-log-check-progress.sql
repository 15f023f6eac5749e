-- How far the checks of the log are that are under way. Nothing that must be remembered: the next stretch says it again.

set role partnercare_owner;

create table audit.log_check_progress (
  check_id text primary key,
  done bigint not null, -- positions
  target bigint not null,
  at timestamptz not null default clock_timestamp()
);

grant select, insert, update, delete on audit.log_check_progress to partnercare_app;

reset role;
