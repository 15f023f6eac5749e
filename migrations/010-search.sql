-- The index of the search: trigrams of what is in clear, keyed fingerprints of what is sealed.

create extension if not exists pg_trgm schema public; -- trusted: the owner of a database may create it

set role partnercare_owner;

-- Of what an entry of the search says under a person's key. `part`: what it is called, or what else is said of it.
-- `grams`: keyed hashes of its trigrams and of how its words begin.
create table access.sealed_search (
  entry text not null,
  part text not null check (part in ('called', 'more')),
  person uuid not null,
  grams text[] not null,
  primary key (entry, part)
);
create index on access.sealed_search (person);
create index on access.sealed_search using gin (grams) with (gin_pending_list_limit = 256); -- kB that each search reads at most

-- Nothing is kept of an erased person: an erasure waits for the row of the key, or is seen here.
create function access.keep_sealed_search(of_entry text, of_part text, who uuid, hashes text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from es.subject_key k where k.person = who and k.wrapped is not null for share;
  if found then
    insert into access.sealed_search (entry, part, person, grams) values (of_entry, of_part, who, hashes)
    on conflict (entry, part) do update set person = excluded.person, grams = excluded.grams;
  end if;
end $$;

create or replace function es.erase_key(who uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into es.subject_key (person, erased_at) values (who, es.now())
  on conflict (person) do update set wrapped = null, erased_at = es.now();
  delete from access.sealed_search s where s.person = who;
end $$;

revoke all on function access.keep_sealed_search from public;
grant execute on function access.keep_sealed_search to partnercare_app;
grant select on access.sealed_search to partnercare_app;

reset role;
