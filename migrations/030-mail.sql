-- Every mail that was asked for: to whom, when, and what became of it. Address and words are sealed under the person's key.

create schema mail authorization partnercare_owner;
set role partnercare_owner;

create table mail.outbox (
  id uuid primary key default uuidv7(),
  effect_id uuid not null unique, -- what asked for it: the same effect never makes a second mail
  person_id uuid not null,
  template jsonb not null, -- {name, data}: business facts only
  recipient text, -- sealed, as the words are; null until the mail is made
  subject text,
  text text,
  html text,
  at timestamptz not null default es.now(),
  -- KEPT: there is no mail server, it is read here
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED', 'KEPT')),
  attempts int not null default 0,
  error text
);
create index on mail.outbox (at desc, id desc);
create index on mail.outbox (person_id);
create index on mail.outbox (at) where state = 'QUEUED';

grant usage on schema mail to partnercare_app;
grant select, insert, update on mail.outbox to partnercare_app;

reset role;
