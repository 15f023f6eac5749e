-- A repeat by its Idempotency-Key answers as the first time did, to the byte: with the same position in the log, and with
-- the refusal where a command was refused after something was recorded.

set role partnercare_owner;

alter table es.command
  add column position bigint, -- where nothing was recorded: the head that was answered then
  add column refusal jsonb;

-- Answers with the position that the first answer has: the last event of its commit, or the head that it knew.
create function es.keep_outcome(of_owner uuid, of_key text, known_head bigint, refused jsonb) returns bigint
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  found es.command;
begin
  select c.* into found from es.command c where c.owner = of_owner and c.key = of_key;
  if (found.commit_id is null and found.position is null) or refused is not null then
    update es.command c set position = coalesce(c.position, known_head), refusal = coalesce(c.refusal, refused)
    where c.owner = of_owner and c.key = of_key
    returning c.* into found;
  end if;
  return coalesce((select l.position + l.n - 1 from es.log l where l.commit_id = found.commit_id), found.position, known_head);
end $$;

revoke all on function es.keep_outcome from public;
grant execute on function es.keep_outcome to partnercare_app;

reset role;
