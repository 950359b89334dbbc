-- Who kept a version of the foundation, and why. Versions from before this have no author.
alter table clarify_versions
  add column saved_by uuid references accounts on delete set null,
  add column cause text not null default 'saved'
    check (cause in ('saved', 'autosaved', 'restored', 'imported', 'what_if')),
  -- The version that a restored one brought back; it may be gone by now.
  add column restored_version integer check (restored_version >= 1);
create index clarify_versions_saved_by on clarify_versions (saved_by) where saved_by is not null;
