-- Mails that wait: for the daily mail, or for the end of the hours in which their reader wants none. The sweep makes their
-- jobs when the time has come.

set role partnercare_owner;

alter table mail.outbox add column not_before timestamptz; -- null: it goes at once

-- WITHDRAWN: what it tells of was read while it waited.
alter table mail.outbox
  drop constraint outbox_state_check,
  add constraint outbox_state_check check (state in ('QUEUED', 'SENT', 'FAILED', 'KEPT', 'JOINED', 'WITHDRAWN'));

-- One try for one caller: of those asked, the mails that this caller makes now, each with the facts of all that go out as
-- one with it. The others are done, went out with another, or somebody else has just begun their next try. The first try
-- takes along all that belong to it and whose time has come; what was made once stays what it was, whatever comes later.
-- With the caller's rights.
create or replace function mail.begin_tries(asked uuid[]) returns table (
  "effectId" uuid, "personId" uuid, name text, facts json, "to" text, attempts int)
language plpgsql volatile rows 10 set search_path = '' as $$
declare
  known jsonb; -- the tries so far, by mail, as they were before anything was locked
  mine record;
  others uuid[];
begin
  select jsonb_object_agg(m.id, m.attempts) into known
  from mail.outbox m
  where m.effect_id = any (asked) and m.state = 'QUEUED' and coalesce(m.not_before, '-infinity') <= es.now();
  if known is null then return; end if;

  -- Locked in one order by everybody, so that two tries of one gathering wait for each other and not crosswise.
  perform from (
    select o.id from mail.outbox m join mail.outbox o on o.person_id = m.person_id
    where m.effect_id = any (asked) and m.state = 'QUEUED' and o.state = 'QUEUED'
      and (o.id = m.id or o.about = m.about or o.cause = m.cause)
  ) w join mail.outbox l on l.id = w.id order by l.id for update of l;

  for mine in select m.id, m.effect_id, m.person_id, m.about, m.cause, m.recipient, m.template
    from mail.outbox m where m.effect_id = any (asked) order by m.id
  loop
    update mail.outbox m set attempts = m.attempts + 1
    where m.id = mine.id and m.state = 'QUEUED' and m.attempts = (known ->> mine.id::text)::int
    returning m.attempts into begin_tries.attempts;
    if not found then continue; end if;

    if attempts = 1 and mine.recipient is null then -- neither was ever made
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

reset role;
