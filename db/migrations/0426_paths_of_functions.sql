-- A backup reads without a search path; what a policy asks has to be found all the same.
alter function may_see_deals() set search_path = pg_catalog, public, pg_temp;
