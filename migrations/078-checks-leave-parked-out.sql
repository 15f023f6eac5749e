-- How many streams the last shadow check left out, because the table has them parked.

set role partnercare_owner;

alter table es.projection add column check_left_out int not null default 0;

reset role;
