-- Mails to one person about one thing, or of one cause, that wait at the same time go out as one: the first that is tried
-- takes the others along, and they point at it.

set role partnercare_owner;

alter table mail.outbox
  add column about text, -- what it is about: an order's id
  add column cause text, -- the correlation of what it tells of; null: it goes alone
  add column joined_to uuid; -- the mail that tells of it

alter table mail.outbox
  drop constraint outbox_state_check,
  add constraint outbox_state_check check (state in ('QUEUED', 'SENT', 'FAILED', 'KEPT', 'JOINED')),
  add constraint outbox_joined_check check ((state = 'JOINED') = (joined_to is not null));
create index on mail.outbox (joined_to) where joined_to is not null;

reset role;
