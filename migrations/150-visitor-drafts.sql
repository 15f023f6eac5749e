-- What a visitor has typed and sent before having an account. It can be read with the cookie of their browser alone: the
-- key comes from it, and here stands only its hash. Its files belong to it by its id.

set role partnercare_owner;

create table files.visitor_draft (
  id uuid primary key,
  token_hash bytea not null,
  iv bytea not null,
  sealed bytea not null,
  saved_at timestamptz not null default es.now(),
  ends_at timestamptz not null
);
create index on files.visitor_draft (ends_at);

-- A name that a command gives away and that no unique index of ours knows: held until the read models have heard of it.
create unlogged table access.claim (
  key bytea primary key,
  until timestamptz not null
);
create index on access.claim (until);

grant select, insert, update, delete on files.visitor_draft, access.claim to partnercare_app;

reset role;
