-- How often each rule has begun with the first event, and in which of these walks a breach was last seen: what a whole
-- walk did not see again is over, also where the stream itself is gone or a series has been made whole.

set role partnercare_owner;

alter table audit.invariant add column walk int not null default 0;
alter table audit.breach add column walk int not null default 0;
create index on audit.breach (invariant, position);

reset role;
