-- A founder may share our own quiz and compass: whoever takes them by the founder's address is asked whether the founder may
-- have their name and email.
alter table lead_forms drop constraint lead_forms_kind_check;
alter table lead_forms add constraint lead_forms_kind_check
  check (kind in ('form', 'quiz', 'clarity', 'compass')) not valid;
