-- One process at a time renews the tokens of an account: which one, and until when it counts as alive. Networks take a
-- refresh token once, so that a second one with it would end the connection.
alter table connections
  add column renewing_by uuid,
  add column renewing_until timestamptz,
  add constraint connections_renewing check ((renewing_by is null) = (renewing_until is null)) not valid;
