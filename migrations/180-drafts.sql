-- What people have written and not sent yet: a ticket, a report, an answer. Sealed under the person's own key.

set role partnercare_owner;

create table access.draft (
  user_id uuid not null,
  name text not null,
  text text not null,
  kept_at timestamptz not null default es.now(),
  primary key (user_id, name)
);

grant select, insert, update, delete on access.draft to partnercare_app;

reset role;
