-- Webhooks: how far each has delivered, what it signs with, and its attempts. What is delivered is the log itself.

create schema webhooks authorization partnercare_owner;
set role partnercare_owner;

create table webhooks.delivery (
  id uuid primary key, -- of the webhook
  position bigint not null, -- of the log: everything up to it was delivered or did not concern the webhook
  secret text not null, -- sealed under the webhook's own key
  former_secret text, -- signs as well until then
  former_until timestamptz,
  replays int not null default 0, -- how often the position was set: a node that does not know of it delivers nothing
  attempts int not null default 0, -- failures at the next event
  failing_since timestamptz,
  retry_at timestamptz,
  -- One node at a time delivers: until then it is the one of this lease.
  lease uuid,
  leased_until timestamptz
);

create table webhooks.attempt (
  id bigint generated always as identity primary key,
  webhook uuid not null references webhooks.delivery on delete cascade,
  position bigint, -- null: a test event
  kind text not null,
  at timestamptz not null default clock_timestamp(),
  status int, -- HTTP; null: no answer
  fault text, -- why there was none
  milliseconds int not null
);
create index on webhooks.attempt (webhook, id desc);
create index on webhooks.attempt (at);

grant usage on schema webhooks to partnercare_app;
grant select, insert, update, delete on all tables in schema webhooks to partnercare_app;

reset role;
