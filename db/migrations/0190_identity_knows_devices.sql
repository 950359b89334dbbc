-- What happened is written down and proven before a workspace is known, and changed by nobody.
grant select on audit_heads to app_identity;
revoke update, delete on security_events from app_identity;

-- Which devices somebody signs in on is noted before a workspace is known. That table and the kept keys came beside the
-- roles, so that either may be there first.
grant select, insert, update, delete on known_devices, kept_keys, held_forms to app_identity;
create policy identity on known_devices for all to app_identity using (true) with check (true);
