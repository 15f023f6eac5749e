-- Every mail: to whom, when, and what became of it. Address and texts are sealed under the person's key.

create schema mail authorization partnercare_owner;
set role partnercare_owner;

create table mail.outbox (
  id uuid primary key default uuidv7(),
  effect_id uuid not null unique, -- its cause: the same effect never makes a second mail
  person_id uuid not null,
  template jsonb not null, -- {name, data}: business facts only
  recipient text, -- sealed, as the texts are; null until the mail is made
  subject text,
  text text,
  html text,
  at timestamptz not null default es.now(),
  -- KEPT: there is no mail server, it is read here. JOINED: another mail says it. WITHDRAWN: read elsewhere meanwhile
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED', 'KEPT', 'JOINED', 'WITHDRAWN')),
  attempts int not null default 0,
  error text,
  about text, -- an order's id
  cause text, -- the correlation; null: it goes alone
  joined_to uuid,
  not_before timestamptz, -- null: it goes at once
  mailing uuid, -- the same mail to many: their progress is counted
  constraint outbox_joined_check check ((state = 'JOINED') = (joined_to is not null))
);
create index on mail.outbox (at desc, id desc);
create index on mail.outbox (person_id);
create index on mail.outbox (at) where state = 'QUEUED';
create index on mail.outbox (joined_to) where joined_to is not null;
create index on mail.outbox (person_id) where state = 'QUEUED';
create index on mail.outbox (mailing, state) where mailing is not null;

-- One try for one caller: of these effects, the mails that it makes now, each with the facts of all that go out as one with
-- it: the first try takes along what is due for the same person about the same thing, or of the same cause.
create function mail.begin_tries(effects uuid[]) returns table (
  "effectId" uuid, "personId" uuid, name text, facts json, "to" text, attempts int)
language plpgsql volatile rows 10 set search_path = '' as $$
declare
  known jsonb; -- the tries so far, by mail, before anything was locked
  mine record;
begin
  select jsonb_object_agg(m.id, m.attempts) into known
  from mail.outbox m
  where m.effect_id = any (effects) and m.state = 'QUEUED' and coalesce(m.not_before, '-infinity') <= es.now();
  if known is null then return; end if;

  -- In one order, so that two tries of the same mails do not deadlock.
  perform from (
    select o.id from mail.outbox m join mail.outbox o on o.person_id = m.person_id
    where m.effect_id = any (effects) and m.state = 'QUEUED' and o.state = 'QUEUED'
      and (o.id = m.id or o.about = m.about or o.cause = m.cause)
  ) w join mail.outbox l on l.id = w.id order by l.id for update of l;

  for mine in select m.id, m.effect_id, m.person_id, m.about, m.cause, m.recipient, m.template
    from mail.outbox m where m.effect_id = any (effects) order by m.id
  loop
    update mail.outbox m set attempts = m.attempts + 1
    where m.id = mine.id and m.state = 'QUEUED' and m.attempts = (known ->> mine.id::text)::int
    returning m.attempts into begin_tries.attempts;
    if not found then continue; end if;

    if attempts = 1 and mine.recipient is null then -- a mail that was made stays as it is
      update mail.outbox o set state = 'JOINED', joined_to = mine.id
      where o.person_id = mine.person_id and o.state = 'QUEUED' and o.attempts = 0 and o.recipient is null
        and o.id <> mine.id and coalesce(o.not_before, '-infinity') <= es.now()
        and (o.about = mine.about or o.cause = mine.cause and (o.about is null) <> (mine.about is null));
    end if;
    "effectId" := mine.effect_id;
    "personId" := mine.person_id;
    name := mine.template ->> 'name';
    "to" := mine.template ->> 'to';
    select json_agg(j.template -> 'data' order by j.id) into facts
    from mail.outbox j where j.id = mine.id or j.joined_to = mine.id;
    return next;
  end loop;
end $$;

revoke all on function mail.begin_tries from public;
grant usage on schema mail to partnercare_app;
grant select, insert, update on mail.outbox to partnercare_app;
grant execute on function mail.begin_tries to partnercare_app;

reset role;
