-- pg-boss's insert is long: reading and planning it took longer than running it. Each connection prepares it once.

set role partnercare_owner;

create or replace function es.enqueue(statement text, jobs text) returns boolean language plpgsql as $$
declare
  prepared text := 'enqueue_' || md5(statement);
begin
  begin
    execute format('execute %I(%L)', prepared, jobs);
  exception when invalid_sql_statement_name then
    execute format('prepare %I(text) as %s', prepared, statement);
    execute format('execute %I(%L)', prepared, jobs);
  end;
  return true;
exception when undefined_table or invalid_schema_name or undefined_function then
  return false;
end $$;

reset role;
