-- Mails that wait: for the daily mail, or for the end of the hours in which their reader wants none. The sweep makes their
-- jobs when the time has come.

set role partnercare_owner;

alter table mail.outbox add column not_before timestamptz; -- null: it goes at once

-- WITHDRAWN: what it tells of was read while it waited.
alter table mail.outbox
  drop constraint outbox_state_check,
  add constraint outbox_state_check check (state in ('QUEUED', 'SENT', 'FAILED', 'KEPT', 'JOINED', 'WITHDRAWN'));

reset role;
