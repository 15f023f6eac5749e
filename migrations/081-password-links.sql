-- The links by which people set a password who cannot sign in. The token stands in the mail alone, sealed until it goes out;
-- here is its hash. Real time, as for sessions.

set role partnercare_owner;

create table access.password_link (
  token_hash bytea primary key,
  user_id uuid not null references access.account,
  expires_at timestamptz not null
);
create index on access.password_link (user_id);
create index on access.password_link (expires_at);

-- Whoever has a new password, another address or no account any more has no use for a link that was mailed before.
create function access.forget_password_links() returns trigger language plpgsql as $$
begin
  delete from access.password_link where user_id = new.user_id;
  return null;
end $$;

create trigger password_links_go
  after update of password_hash, email_fingerprint, state on access.account
  for each row
  when (old.password_hash <> new.password_hash or old.email_fingerprint <> new.email_fingerprint or new.state = 'deactivated')
  execute function access.forget_password_links();

grant select, insert, delete on access.password_link to partnercare_app;

reset role;
