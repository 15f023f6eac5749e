-- The secret of another authenticator app, sealed as the one it is to replace; it counts once a code of it was shown.

set role partnercare_owner;

alter table access.second_factor add column next_secret text;

reset role;
