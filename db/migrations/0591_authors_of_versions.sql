-- Whose hand wrote each version of a post. Null: older than this, or the person's account is gone.
alter table content_versions add column author_id uuid default current_actor();
alter table content_versions
  add constraint content_versions_author foreign key (author_id) references accounts on delete set null not valid;
