-- Signing in by another's OpenID Connect: whose, for whom, and who is who there.

set role partnercare_owner;

-- Of a company's people. `secret` is sealed by the company's own key.
create table access.company_sign_in (
  distributor_id uuid primary key,
  issuer text not null,
  client_id text not null,
  secret text not null,
  required boolean not null -- its people may not sign in by password
);

-- The part of an e-mail address after the @ that leads to it.
create table access.sign_in_domain (
  domain text primary key,
  distributor_id uuid not null references access.company_sign_in on delete cascade
);
create index on access.sign_in_domain (distributor_id);

-- Who a subject of an issuer is here, by a hash of both: one for each person and issuer.
create table access.linked_sign_in (
  key text primary key,
  user_id uuid not null references access.account on delete cascade,
  issuer text not null,
  unique (user_id, issuer)
);

-- Who comes back is found by e-mail again.
create function access.forget_linked_sign_ins() returns trigger language plpgsql as $$
begin
  delete from access.linked_sign_in where user_id = new.user_id;
  return null;
end $$;

create trigger linked_sign_ins_go
  after update of state on access.account
  for each row when (new.state = 'deactivated')
  execute function access.forget_linked_sign_ins();

alter table access.session add column single_sign_on boolean not null default false;

grant select, insert, update, delete on access.company_sign_in, access.sign_in_domain, access.linked_sign_in to partnercare_app;

reset role;
