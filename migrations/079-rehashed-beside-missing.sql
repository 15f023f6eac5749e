-- A commit whose hash was rewritten is called re-hashed where it stands, although something is gone from somewhere else.
-- What is gone with the rest moved up breaks the chain at every place behind it; a hash that was rewritten breaks it once.

set role partnercare_owner;

-- The first fault in the commits from one position to another, or null. kept: the chain at the end of
-- that range as it was kept outside; without it nobody can see a log rewritten or cut off as a whole.
--   missing     a commit or an event is gone         inserted   one is there that was never sealed here
--   edited      content does not fit its hash        reordered  another commit belongs here
--   re-hashed   hash or chain rewritten to fit       cut off    the log ends before upto
create or replace function es.verify(first bigint default 1, upto bigint default null, kept bytea default null,
  out checked bigint, out fault text, out place bigint, out chain bytea)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  l record;
  expected bigint := first;
  before_place bigint;
  before_chain bytea := '';
begin
  checked := 0;
  chain := coalesce((select g.chain from es.log g where g.position < first order by g.position desc limit 1), '');

  for l in
    select g.*, c.commit_id is not null as known, c.n as found, c.kinds is not distinct from g.kinds
      and c.body_hash = g.body_hash as fits
    from es.log g left join lateral (select * from es.content c where c.commit_id = g.commit_id) c on true
    where g.position >= first and (upto is null or g.position <= upto) order by g.position
  loop
    place := l.position;
    fault := case
      when l.position < expected then 'inserted'
      when not l.known or l.found < l.n then 'missing'
      when l.found > l.n then 'inserted'
      when not l.fits then 'edited'
      when es.link(null, verify.chain, l.position, l.n, l.body_hash) is distinct from l.chain then 'broken'
    end;
    if l.position > expected then
      fault := 'missing'; place := expected;
    end if;
    exit when fault is not null;
    checked := checked + 1;
    expected := l.position + l.n;
    before_place := l.position;
    before_chain := chain;
    chain := l.chain;
  end loop;

  if fault = 'broken' then -- the content fits its hash but not the chain: say how
    if es.link(null, before_chain, before_place, l.n, l.body_hash) = l.chain then
      fault := 'inserted'; place := before_place; -- this commit once stood where the one before it stands now
    else
      fault := case
        when exists (select from es.log o where o.commit_id <> l.commit_id
          and es.link(null, verify.chain, l.position, o.n, o.body_hash) in (l.chain, o.chain)) then 'reordered'
        when exists (select from es.log o where o.position = l.position + l.n -- nothing was moved up: nothing is gone from here
          and es.link(null, l.chain, o.position, o.n, o.body_hash) = o.chain) then 're-hashed'
        when exists (select from es.commit c where not exists (select from es.log o where o.commit_id = c.id)
          and not exists (select from es.pending p where p.commit_id = c.id)) then 'missing'
        when exists (select from es.stream s where s.version > (select count(*) from es.event e where e.stream_id = s.id)) then 'missing'
        else 're-hashed' end;
    end if;
  elsif fault is null and expected - 1 < upto then
    fault := 'cut off'; place := expected;
  elsif fault is null and kept <> chain then
    fault := 're-hashed'; place := upto;
  elsif fault is null and first = 1 and upto is null and (select count(*) from es.event)
      <> expected - 1 + (select coalesce(sum(n), 0) from es.pending) then
    fault := 'inserted'; place := null; -- in a stream, though never sealed
  elsif fault is null then
    place := null;
  end if;
end $$;

reset role;
