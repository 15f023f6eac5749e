-- What people have typed and not saved yet: beside the log, since it is nobody's decision. Each has their own.

set role partnercare_owner;

create table access.working_copy (
  user_id uuid not null,
  subject text not null,
  base int not null,
  content jsonb not null,
  saved_at timestamptz not null default es.now(),
  primary key (user_id, subject)
);
create index on access.working_copy (saved_at);

grant select, insert, update, delete on access.working_copy to partnercare_app;

reset role;
