-- An upload's address is the path of the file that it will be, so that whoever keeps the address knows what to name later.

set role partnercare_owner;

alter table files.ticket add column path text; -- null: given out before, for ten minutes

reset role;
