-- An invited person has a login and no password yet. When a session last saw the password is known, for what asks for it
-- again. Second factors and the hashes of their recovery codes are no history: they stand here alone.

set role partnercare_owner;

alter table access.account drop constraint account_state_check;
alter table access.account add constraint account_state_check
  check (state in ('reserved', 'invited', 'active', 'deactivated'));

-- Sessions from before are asked.
alter table access.session add column proven_at timestamptz;
alter table access.session alter column proven_at set default clock_timestamp();
-- A keyed hash of where the person signed in from.
alter table access.session add column network text;
create index on access.session (user_id, created_at);

-- The secret is sealed under the person's own key. A code counts once: `last_step` is the newest that was shown.
create table access.second_factor (
  user_id uuid primary key references access.account on delete cascade,
  secret text not null,
  last_step bigint not null default 0,
  confirmed_at timestamptz
);
create table access.recovery_code (
  user_id uuid not null references access.account on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on access.second_factor, access.recovery_code to partnercare_app;

reset role;
