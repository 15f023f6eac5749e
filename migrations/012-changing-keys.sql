-- Keys that are changed while the portal runs.

set role partnercare_owner;

-- Fingerprints are made anew under another secret: an address stays the same, so links that were mailed to it stay good.
create or replace function access.forget_password_links() returns trigger language plpgsql as $$
begin
  if new.state <> 'deactivated' and current_setting('access.fingerprints_anew', true) = 'on' then
    return null;
  end if;
  delete from access.password_link where user_id = new.user_id;
  return null;
end $$;

-- A key of signed heads, and what the key before it says of it: those who know that one know this one.
create table es.key_succession (
  key_id text not null,
  by_key text not null,
  public_key text not null, -- PEM
  at timestamptz not null,
  signature bytea not null,
  primary key (key_id, by_key)
);
create trigger refuse before update or delete or truncate on es.key_succession for each statement execute function es.refuse();
alter table es.key_succession enable always trigger refuse;

create function es.keep_succession(key text, by_key text, pem text, signed_at timestamptz, sig bytea) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into es.key_succession (key_id, by_key, public_key, at, signature)
  values (key, keep_succession.by_key, pem, signed_at, sig) on conflict do nothing;
end $$;

revoke all on function es.keep_succession from public;
grant execute on function es.keep_succession to partnercare_app;
grant select on es.key_succession to partnercare_app;

reset role;
