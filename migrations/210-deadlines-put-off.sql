-- A reminder whose moment falls outside working hours waits until somebody works: its deadline is due later, and is set
-- again in the transaction in which it fired.

set role partnercare_owner;

create function es.put_off(which uuid, until timestamptz) returns void language plpgsql security definer
set search_path = '' as $$
begin
  update es.deadline set state = 'set', fired_at = null, due_at = until where id = which and until > due_at;
end $$;

revoke all on function es.put_off from public;
grant execute on function es.put_off to partnercare_app;

reset role;
