-- The same mail to many: what each of them is one of, so that their progress can be counted.

set role partnercare_owner;

alter table mail.outbox add column mailing uuid;
create index on mail.outbox (mailing, state) where mailing is not null;

reset role;
